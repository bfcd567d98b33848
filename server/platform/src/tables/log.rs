//! The stored log of a game: its entries, packed or not, and the states kept between them.

mod handovers;
mod keyframes;
mod packed;
mod rows;

pub use handovers::{handed, handovers, note};
pub use keyframes::{again, anew, beginnings, due, keep, recall, same};
pub use packed::{Story, find};
pub use rows::Rows;
