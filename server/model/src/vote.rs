//! The votes of a table.

use crate::Outcome;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A motion that people at a table may vote on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// More time for everybody who is asked now.
    Extend,
    /// All clocks stand.
    Pause,
    /// They run again.
    Resume,
    /// The game ends, and nobody has won.
    Draw,
    /// The game ends and does not count; before its third round only.
    Cancel,
    /// The computer gets the seat of somebody absent.
    Remove(Seat),
    /// The holder of this seat gives the game up. Nobody votes on it: it stands among what was decided.
    Concede(Seat),
}

impl Motion {
    /// Returns the seat that it is about, if it is about one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Remove(seat) | Self::Concede(seat) => Some(seat),
            Self::Extend | Self::Pause | Self::Resume | Self::Draw | Self::Cancel => None,
        }
    }
}

/// The end of a vote. The voices of single people are not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resolution {
    pub motion: Motion,
    pub outcome: Outcome,
    /// The revision that it made.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// An open vote, as everybody at the table may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vote {
    pub motion: Motion,
    /// The seat of whoever has asked for it, as long as they have one.
    pub by: Option<Seat>,
    pub yes: usize,
    pub no: usize,
    /// The number of people who have to say yes.
    pub needed: usize,
    /// The voice of the viewer.
    pub mine: Option<bool>,
}
