//! Set-up: what the people at a table agree on, and what stands where before the first round.

mod options;
pub(crate) mod pieces;
#[cfg(test)]
mod tests;

pub use options::*;
pub(crate) use pieces::{GARRISON, closed, neutral_force};
