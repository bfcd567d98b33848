//! The battles of a game, in short.

mod battles;
#[cfg(test)]
mod tests;

pub use battles::{Fought, battles};
