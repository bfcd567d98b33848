//! What happened, shortened: battles, and the things that are worth a sentence.

mod battles;
mod facts;
#[cfg(test)]
mod tests;

pub use battles::{Fought, battles};
pub use facts::{What, facts};
