//! What proves the rules: what always holds, what stays hidden, and whole games at random.
//!
//! Nothing of it is in what people play on: it is there with the feature `testkit` alone.

mod fuzzed;
mod secrets;
pub mod speed;

pub use crate::invariants::invariants;
