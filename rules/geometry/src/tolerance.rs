//! The tolerances: how far from exact still counts, in [`Mil`](super::Mil) where nothing else is said. Every judgment
//! adds its tolerance last.

/// A gap up to this is contact.
pub const TOUCH: i32 = 5;
/// Trays that lie in each other by no more than this do not overlap.
pub const OVERLAP: i32 = 5;
/// Added to every range, and taken from every distance that must be kept.
pub const RANGE: i32 = 5;
/// A corner may stick out of a zone or of the table by this.
pub const ZONE: i32 = 5;
/// A shared edge shorter than this engages nobody.
pub const EDGE: i32 = 100;
/// Parts of a tray that differ by at most one `SHARE`th of it are equal.
pub const SHARE: i32 = 2000;
/// The margin by which what blocks sight is wider than itself by this on every side.
pub const SIGHT: i32 = 5;
