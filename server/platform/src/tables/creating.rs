//! Creating tables: new ones, in the middle of a game, and again.

mod create;
mod import;
mod rematch;

pub use create::{create, practice};
pub use import::import;
pub use rematch::{found, rematch};
