//! The questions to a house, its possible answers, and why an answer will not do.

pub mod action;
pub mod illegal;
pub mod prompt;
