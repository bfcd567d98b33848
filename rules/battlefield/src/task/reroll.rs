//! The step in which dice are rolled again.

use crate::effect::{Pool, Token};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Everybody in the order of priority uses what rights they have, once; the dice lie in the
/// attack, test or charge below.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rerolls {
    pub pool: Pool,
    /// Who is asked now, by their number in the order of priority.
    pub at: u8,
    /// Which dice each seat has rolled again: a bit for each die.
    pub rolled: Vec<u64>,
    /// What the player who is asked has been offered and let pass or used.
    pub passed: Vec<Passed>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Passed {
    Token(Token, Seat),
    Rights(Seat),
}
