//! The games that are played here, each registered in one line, and what the shared pages ask of
//! whichever it is.
//!
#![doc = include_str!("games.md")]

pub mod battlefield;
mod decoder;
pub mod duel;
mod game_props;
mod game_ui;
mod log;
mod opaque;
#[macro_use]
mod registry;
#[cfg(feature = "ssr")]
mod game_ui_server;
pub mod westeros;

registry::games! { $
    Westeros: crate::games::westeros::BoardGame,
    Battlefield: crate::games::battlefield::Miniatures,
    Duel: crate::games::duel::Discs,
}

// Below the list, whose macros they use.
mod dispatch;
mod game_renderer;
#[cfg(feature = "ssr")]
mod server_dispatch;

pub use decoder::{Decodable, PageDecoder};
pub use dispatch::*;
pub use game_props::GameProps;
pub use game_renderer::{GameRenderer, GameView};
pub use game_ui::{Data, Door, GameUi, Nothing, OwnPage, Page, PlainCrest, Reveal, players};
#[cfg(feature = "ssr")]
pub use game_ui_server::{GameUiServer, choice_of, task_of, typed, typed_ref};
pub use log::Line;
pub use opaque::Opaque;
#[cfg(feature = "ssr")]
pub use server_dispatch::*;

use crate::play::TablePage;
use tabletop::{DecisionId, Seat};

crate::packed::packed!(GameChronicle, "chronicle");

/// A game of the list of games: its place in the enums above.
pub trait Registered: GameUi + Sized {
    fn page_of(it: Self::Page) -> GamePage;
    fn as_page(it: &GamePage) -> Option<&Self::Page>;
    fn into_page(it: GamePage) -> Option<Self::Page>;
    fn chronicle_of(it: Vec<Self::Chapter>) -> GameChronicle;
    fn into_chapters(it: GameChronicle) -> Option<Vec<Self::Chapter>>;
    fn guide_of(it: Self::Guide) -> GameGuide;
    fn as_guide(it: GameGuide) -> Option<Self::Guide>;
    fn setup_of(it: Self::Setup) -> GameSetup;
}

impl GamePage {
    /// Puts the log of the page before in front of this one's.
    pub fn remember(&mut self, before: &Self) {
        of_value!(GamePage: self, G, page => {
            if let Some(before) = G::as_page(before) {
                page.remember(before);
            }
        });
    }

    /// Asks nothing any more.
    pub fn close(&mut self) {
        of_value!(GamePage: self, G, page => page.close());
    }

    /// The seats whose answer the game waits for.
    pub fn waiting(&self) -> &[Seat] {
        of_value!(GamePage: self, G, page => page.waiting())
    }

    /// The question that the game cannot go on without.
    pub fn asks(&self) -> Option<DecisionId> {
        of_value!(GamePage: self, G, page => page.asks())
    }

    /// The revisions that brought lines of the log.
    pub fn steps(&self) -> Vec<i64> {
        of_value!(GamePage: self, G, page => page.steps())
    }

    /// Tells when a revision was, and what happened then, in words.
    pub fn caption(&self, seq: i64) -> (String, String) {
        of_value!(GamePage: self, G, page => page.caption(seq))
    }

    /// The revisions that are worth watching, when a game is shown from its beginning.
    pub fn replay_stops(&self) -> Vec<i64> {
        of_value!(GamePage: self, G, page => page.replay_stops())
    }

    /// The revisions with which rounds began, and the numbers of those rounds.
    pub fn rounds(&self) -> Vec<(i64, u8)> {
        of_value!(GamePage: self, G, page => page.rounds())
    }

    /// Tells whether the game's own rules offer now to take the last answer back.
    pub fn offers_take_back(&self) -> bool {
        of_value!(GamePage: self, G, page => page.offers_take_back())
    }

    /// Tells whether this entry took an earlier answer back, as the game's own rules offer it.
    pub fn took_back(&self, entry: i64) -> bool {
        of_value!(GamePage: self, G, page => page.took_back(entry))
    }

    /// The news that everybody has waited for, if it came to light after this revision.
    pub fn reveal_since(&self, since: i64) -> Option<Reveal> {
        of_value!(GamePage: self, G, page => page.reveal_since(since))
    }

    /// Tells what came to light with this entry, in words that follow "Final:".
    pub fn shown_by(&self, entry: i64) -> Option<&'static str> {
        of_value!(GamePage: self, G, page => page.shown_by(entry))
    }

    /// Tells whether a guide has something to say at this table.
    pub fn is_guided(&self) -> bool {
        of_value!(GamePage: self, G, page => page.is_guided())
    }

    fn seat_title(&self, seat: Seat) -> Option<String> {
        of_value!(GamePage: self, G, page => page.seat_title(seat))
    }
}

/// Tells what to call a seat before people who sit around one device.
pub fn seat_title(page: &TablePage, seat: u8) -> String {
    let title = page.game.as_ref().and_then(|it| it.seat_title(Seat(seat)));
    title.unwrap_or_else(|| {
        let row = page.table.seats.iter().find(|it| it.seat == seat);
        row.map(|it| it.label.clone()).unwrap_or_default()
    })
}
