//! The board game on the page: map, prompts, panels and words.

pub mod draft;
pub mod focus;
mod front;
mod game_ui;
#[cfg(feature = "ssr")]
mod game_ui_server;
pub mod geometry;
pub mod help;
mod highlights;
mod hosted_page;
pub mod ids;
pub mod learn;
pub mod map;
#[cfg(feature = "ssr")]
mod march;
mod options;
pub mod page;
pub mod panels;
#[cfg(feature = "ssr")]
pub mod picture;
mod playback;
#[cfg(all(test, feature = "ssr"))]
pub mod played;
pub mod scene;
mod seating;
#[cfg(test)]
mod staged;
pub mod table;
pub mod wording;

pub use game_ui::BoardGame;

/// The module of what its tables show later: `part!` names it.
const MODULE: &str = "board";
#[cfg(feature = "ssr")]
pub use map::{Film, film};
pub use page::{Chapter, Clocked, LogLine, SharedPage, TakenBack, WesterosPage};
#[cfg(feature = "ssr")]
pub use playback::frames;
pub use seating::Sigil;
pub use table::WesterosTable;
pub use wording::refusal;
