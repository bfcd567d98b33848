//! What is told of votes.

use tabletop::Seat;

use crate::tables::model::Motion;
use ::model::Outcome;

/// How a vote has ended. Who voted how is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resolution {
    pub motion: Motion,
    pub outcome: Outcome,
    /// The revision that it made.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// An open vote, as everybody at the table may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vote {
    pub motion: Motion,
    /// Milliseconds since 1970.
    pub opened_at: i64,
    /// The seat of whoever has asked for it, as long as they have one.
    pub by: Option<Seat>,
    pub yes: usize,
    pub no: usize,
    /// How many have to say yes.
    pub needed: usize,
    /// How the viewer has voted.
    pub mine: Option<bool>,
}
