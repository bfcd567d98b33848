//! A game from its start through its answers, each stored in one transaction.

mod answer;
mod begin;
mod raw_answer;
mod step;
mod undo;

pub use answer::{answer, answer_as_seen, answer_foreseen, answer_only};
pub use begin::begin_if_complete;
pub use step::{Step, StepKind, store};
pub use undo::{last_answer, undo};
