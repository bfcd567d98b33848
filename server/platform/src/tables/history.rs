//! A table as it was: looking back, records, and whether they still hold.
//!
#![doc = include_str!("history.md")]

mod check;
mod chronicle;
mod delay;
mod pack;
mod page_at;
mod record;

pub use check::{Checked, Fault, begun, check};
pub use chronicle::chronicle;
pub use delay::page;
pub use pack::pack;
pub use page_at::page_at;
pub use record::{export, record};
