//! The text notation: positions, answers, chance and what is expected of them, line by line.
//!
//! What can be written stands in `NOTATION.md`. Unlike the rules, this room allocates; nothing in
//! it fails on any text but with a [`Problem`] that names the line.

mod answer;
mod chance;
pub mod game;
mod line;
mod names;
mod position;
mod problem;
pub mod script;
mod value;

pub use answer::{Asked, read as read_answer, write as write_answer};
#[cfg(feature = "testkit")]
pub(crate) use names::short as house_text;
pub use position::{read as read_position, write as write_position};
pub use problem::Problem;

/// Anything of our vocabulary as section 5 of `NOTATION.md` writes values.
pub fn write_value<T: serde::Serialize + ?Sized>(it: &T) -> String {
    value::to_value(it).map_or_else(|why| why, |value| value.to_string())
}
