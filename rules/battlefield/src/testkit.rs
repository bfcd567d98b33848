//! The proof of the rules: what always holds, what stays hidden, and whole games at random.
//!
//! Nothing of it is in what people play on: it is there with the feature `testkit` alone.

pub mod absurd;
pub mod aimed;
pub mod arena;
pub mod forecast;
mod fuzzed;
mod golden;
pub mod questions;
mod secrets;
pub mod speed;

pub use crate::invariants::invariants;
