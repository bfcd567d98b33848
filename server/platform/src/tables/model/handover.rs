//! A seat that changes hands while the game runs.

use tabletop::Seat;

use crate::tables::masks::Name;
use ::model::Change;

/// A seat that has changed hands, or may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handover {
    /// The revision that brought it.
    pub seq: i64,
    pub seat: Seat,
    pub change: Change,
}

/// The same as a page tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handed {
    /// The revision that brought it.
    pub seq: i64,
    pub seat: Seat,
    pub change: Change,
    /// The person who has taken it over, for as long as they sit there.
    pub by: Option<Name>,
}
