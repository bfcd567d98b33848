//! The proof of the rules: what always holds, what stays hidden, and whole games at random.
//!
//! Nothing of it is in what people play on: it is there with the feature `testkit` alone.

pub mod arena;
pub mod fuzz;
mod golden;
mod options;
mod secrets;
pub mod speed;

pub use crate::invariants::invariants;
pub use options::options;
