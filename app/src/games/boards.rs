//! How the game of an island is drawn.

use super::{Board, GameLesson, GamePage, Hosted, Registered};
use leptos::prelude::*;

/// Pointers and no `match`: what draws the tables of one game refers to no other game, so neither does the
/// module that a browser loads for them.
#[derive(Clone, Copy)]
pub struct Boards {
    /// The page of a table, as it is or was.
    pub table: fn(GamePage, Board) -> AnyView,
    /// The board of a lesson.
    pub lesson: fn(GameLesson) -> AnyView,
}

impl Boards {
    /// Those of every game.
    pub fn all() -> Self {
        Self {
            table: |page, board| of_value!(GamePage: page, G, it => G::board(*it, board)),
            lesson: |lesson| of_value!(GameLesson: lesson, G, it => G::lesson(*it)),
        }
    }

    /// Those of one game.
    pub fn of<G: Registered>() -> Self {
        Self {
            table: |page, board| G::into_page(page).map(|it| G::board(it, board)).into_any(),
            lesson: |lesson| G::into_lesson(lesson).map(G::lesson).into_any(),
        }
    }
}

/// The page of the game, as it is or was.
#[component]
pub fn Game(board: Board) -> impl IntoView {
    let first = untrack(|| board.past.shown())?;
    let boards = use_context::<Boards>()?;
    Some((boards.table)(first, board))
}
