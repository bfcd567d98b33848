//! The work of a hydration root on its game: it draws it, and loads the guide of a first one.

#[cfg(feature = "hydrate")]
use super::{Decodable, Registered};
use super::{GamePage, GameProps, GameUi};
use leptos::prelude::*;

/// A pointer and no `match`: what draws the tables of one game refers to no other game, so neither does the
/// module that a browser loads for them.
#[derive(Clone, Copy)]
pub struct GameRenderer {
    draw: fn(GamePage, GameProps) -> AnyView,
    bring_guide: fn(&str, Memo<bool>),
}

impl GameRenderer {
    /// Those of every game.
    #[cfg(feature = "ssr")]
    pub fn all() -> Self {
        Self {
            draw: |page, props| of_value!(GamePage: page, G, it => G::draw(*it, props)),
            bring_guide,
        }
    }

    /// Those of all games that have no module of their own.
    #[cfg(feature = "hydrate")]
    pub fn shared() -> Self {
        for_each_game!(G => G::register_shared_decoder());
        Self {
            draw: |page, props| of_value!(GamePage: page, G, it => G::draw_shared(*it, props)),
            bring_guide,
        }
    }

    /// Those of one game.
    #[cfg(feature = "hydrate")]
    pub fn of<G: Registered>() -> Self {
        G::Page::decoder().register();
        Self {
            draw: |page, props| G::into_page(page).map(|it| G::draw(it, props)).into_any(),
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
pub fn GameView(props: GameProps) -> impl IntoView {
    let first = props.shown.get_untracked()?;
    let renderer = use_context::<GameRenderer>()?;
    Some((renderer.draw)(first, props))
}
