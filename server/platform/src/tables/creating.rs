//! Creating tables: new ones, in the middle of a game, and again.
//!
#![doc = include_str!("creating.md")]

mod create;
mod import;
mod rematch;

pub use create::{checked, create, host, practice, practice_held};
pub use import::import;
pub use rematch::{found, joined, origin, people, rematch};
