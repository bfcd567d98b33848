//! A table as it stands, read once for all who look at it.

mod cache;
mod known;
mod lost;
mod past;
mod people;

pub use cache::{Now, Shelf};
pub use known::Known;
pub use lost::lost;
