//! The rules of who may know of a table, and what of its people.
//!
#![doc = include_str!("visibility.md")]

mod access;
mod horizon;
mod last_seen;
mod occupants;
mod pictured;

pub use access::{admits, has_link, may_see};
pub use horizon::{hide_present, horizon, kept_late, last_known, round_began};
pub use last_seen::mark_seen;
pub use occupants::{OccupantDetails, Seated};
pub use pictured::{picture_key, pictured};
