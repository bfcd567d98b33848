//! Dice as they are drawn: faces with pips, and what a deed came to by them.

mod casts;
mod die;

pub use casts::Casts;
pub use die::Die;
