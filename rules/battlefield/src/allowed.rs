//! The rules of what is allowed by where things stand, whoever asks: the chapters, before they judge an answer, and
//! those who show what could be answered.

pub mod alignment;
pub mod arrival;
pub mod charge;
pub mod place;
pub mod slots;
pub mod stand;
mod terms;
pub mod way;

pub use terms::Terms;
