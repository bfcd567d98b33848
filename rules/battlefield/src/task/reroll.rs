//! The step in which dice are rolled again.

use crate::effect::{Pool, Token};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Everybody in the order of priority uses what rights they have, once; the dice lie in the
/// attack, hits, test or charge below.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rerolls {
    pub pool: Pool,
    /// The player who is asked now, by their number in the order of priority.
    pub at: u8,
    /// The only player who may: a right that came after the step for everybody.
    pub alone: Option<Seat>,
    /// The offers that the player who is asked has let pass.
    pub passed: Vec<Passed>,
}

impl Rerolls {
    pub const fn new(pool: Pool, alone: Option<Seat>) -> Self {
        Self {
            pool,
            at: 0,
            alone,
            passed: Vec::new(),
        }
    }
}

/// Dice that a player has rolled again: no player does so twice with one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rerolled {
    pub seat: Seat,
    pub pool: Pool,
    /// A bit for each die.
    pub dice: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Passed {
    Token(Token),
    Rights,
}
