//! Positions, answers and whole games as text. `NOTATION.md` describes it.

mod answer;
mod chance;
mod event;
mod expect;
pub mod game;
mod line;
mod names;
pub mod position;
mod question;
mod reason;
mod script;
mod setting;
mod standing;
#[cfg(all(test, feature = "testkit"))]
mod tests;
mod value;

pub use answer::{read as read_answer, write as write_answer};
pub use expect::holds;
pub use names::{player as read_seat, written_ncu, written_seat, written_unit};
pub use question::question;
pub use script::{Problem, Report, can_pass, play, suits};
#[cfg(any(test, feature = "testkit"))]
pub use setting::Setting;
