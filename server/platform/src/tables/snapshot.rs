//! A table as it stands, read once for all who look at it.
//!
#![doc = include_str!("snapshot.md")]

mod cache;
mod cached;
mod lost;
mod past;
mod people;

pub use cache::{Now, TableCache};
pub use cached::CachedTable;
pub use lost::lost;
