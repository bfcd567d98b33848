//! Set-up: what the people at a table agree on, and what stands where before the first round.

mod options;
mod pieces;
mod start;
#[cfg(test)]
mod tests;

pub use options::*;
pub(crate) use pieces::{GARRISON, closed, neutral_force};
pub(crate) use start::{board, start};
