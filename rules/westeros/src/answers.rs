//! Answers that a house may give without looking at the board, and what it may say before it is asked.

pub mod either;
pub mod forced;
pub mod plan;
pub mod standing;
