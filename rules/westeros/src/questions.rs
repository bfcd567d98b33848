//! What a house is asked, what it may answer, and why an answer will not do.

pub mod action;
pub mod illegal;
pub mod prompt;
