//! The duel on the page: the smallest game that has one. Servers host it for tests alone, with
//! `--unfinished-games`; it shows what the page of a game has to do, and what it gets from the others.

mod hosted;
mod page;
#[cfg(feature = "ssr")]
mod served;
mod table;
mod wording;

pub use hosted::Discs;
