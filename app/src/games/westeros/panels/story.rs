//! What happened, shortened: the battles of a game.

mod battles;
#[cfg(test)]
mod tests;

pub use battles::{Fought, battles};
