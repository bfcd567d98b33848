//! Positions, answers and whole games as text. `NOTATION.md` describes it.

mod answer;
mod chance;
mod event;
mod expect;
pub mod game;
mod line;
mod names;
mod script;
mod setting;
mod standing;
mod value;

pub use script::{Problem, Report, play};
#[cfg(test)]
pub use setting::Setting;
