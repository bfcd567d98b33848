//! A table as it stands, read once for all who look at it.
//!
#![doc = include_str!("snapshot.md")]

mod cache;
mod known;
mod lost;
mod past;
mod people;

pub use cache::{Now, TableCache};
pub use known::Known;
pub use lost::lost;
