//! The work of an island on its game: it draws it, and loads the guide of a first one.

use super::{Board, GamePage, GameUi};
#[cfg(feature = "hydrate")]
use super::{Decodable, Registered};
use leptos::prelude::*;

/// A pointer and no `match`: what draws the tables of one game refers to no other game, so neither does the
/// module that a browser loads for them.
#[derive(Clone, Copy)]
pub struct Boards {
    draw: fn(GamePage, Board) -> AnyView,
    bring_guide: fn(&str, Memo<bool>),
}

impl Boards {
    /// Those of every game.
    #[cfg(feature = "ssr")]
    pub fn all() -> Self {
        Self {
            draw: |page, board| of_value!(GamePage: page, G, it => G::board(*it, board)),
            bring_guide,
        }
    }

    /// Those of all games that have no module of their own.
    #[cfg(feature = "hydrate")]
    pub fn shared() -> Self {
        for_each_game!(G => G::register_shared_decoder());
        Self {
            draw: |page, board| of_value!(GamePage: page, G, it => G::shared_board(*it, board)),
            bring_guide,
        }
    }

    /// Those of one game.
    #[cfg(feature = "hydrate")]
    pub fn of<G: Registered>() -> Self {
        G::Page::decoder().register();
        Self {
            draw: |page, board| G::into_page(page).map(|it| G::board(it, board)).into_any(),
            bring_guide: |_, begins| G::bring_guide(begins),
        }
    }

    /// Loads the guide of a game that begins while its page is open.
    pub fn bring_guide(self, kind: &str, begins: Memo<bool>) {
        (self.bring_guide)(kind, begins);
    }
}

/// That of whichever game.
fn bring_guide(kind: &str, begins: Memo<bool>) {
    dispatch!(kind, G => G::bring_guide(begins), ());
}

/// The page of the game, as it is or was.
#[component]
pub fn Game(board: Board) -> impl IntoView {
    let first = board.shown.get_untracked()?;
    let boards = use_context::<Boards>()?;
    Some((boards.draw)(first, board))
}
