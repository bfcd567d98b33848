//! A game from its start through its answers, each stored in one transaction.

mod answer;
mod begin;
mod step;
mod undo;

pub use answer::{answer, answer_as_seen, answer_foreseen};
pub use begin::settle;
pub use step::{Step, StepKind, store};
pub use undo::{last_answer, undo};
