//! How the game of an island is drawn.

#[cfg(feature = "hydrate")]
use super::Registered;
use super::{Board, GamePage, Hosted};
use leptos::prelude::*;

/// A pointer and no `match`: what draws the tables of one game refers to no other game, so neither does the
/// module that a browser loads for them.
#[derive(Clone, Copy)]
pub struct Boards(fn(GamePage, Board) -> AnyView);

impl Boards {
    /// Those of every game.
    pub fn all() -> Self {
        Self(|page, board| of_value!(GamePage: page, G, it => G::board(*it, board)))
    }

    /// Those of one game.
    #[cfg(feature = "hydrate")]
    pub fn of<G: Registered>() -> Self {
        Self(|page, board| G::into_page(page).map(|it| G::board(it, board)).into_any())
    }
}

/// The page of the game, as it is or was.
#[component]
pub fn Game(board: Board) -> impl IntoView {
    let first = board.shown.get_untracked()?;
    let Boards(draw) = use_context()?;
    Some(draw(first, board))
}
