//! The duel on the page: the smallest game that has one. Servers host it for tests alone, with
//! `--unfinished-games`; it shows what the page of a game has to do, and what it gets from the others.

mod game_ui;
#[cfg(feature = "ssr")]
mod game_ui_server;
mod page;
mod table;
mod wording;

pub use game_ui::Discs;
