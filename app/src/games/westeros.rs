//! The board game on the page: map, prompts, panels and words.

pub mod draft;
pub mod focus;
pub mod geometry;
pub mod ids;
pub mod map;
mod moments;
mod options;
pub mod page;
pub mod panels;
#[cfg(feature = "ssr")]
pub mod picture;
mod playback;
pub mod scene;
mod seating;
#[cfg(feature = "ssr")]
pub mod server;
#[cfg(test)]
mod staged;
pub mod table;
pub mod wording;

#[cfg(feature = "ssr")]
pub use map::{Film, film};
pub use options::{TableOptions, options};
pub use page::{Chapter, Clocked, LogLine, SharedPage, TakenBack, WesterosPage};
#[cfg(feature = "ssr")]
pub use playback::frames;
pub use seating::{
    HouseOptions, HousePicker, HousesPicker, Sigil, role_label, seat_label, seat_mark,
};
pub use table::{WesterosTable, forget_drafts};
pub use wording::refusal;

/// The game's name in stored tables.
pub const KIND: &str = "westeros";
