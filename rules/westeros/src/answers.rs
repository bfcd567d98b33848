//! The only legal answer where there is one, questions with two answers, standing orders, and plans.

pub mod either;
pub mod forced;
pub mod plan;
pub mod standing;
