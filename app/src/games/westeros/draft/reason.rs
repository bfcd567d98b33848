//! Why something cannot be done, or not yet.

use westeros::Illegal;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Illegal(Illegal),
    /// The game asks this viewer nothing.
    NothingAsked,
    /// None of the own Raid orders has been chosen.
    ChooseRaid,
    /// The raid has no target, and has not been declared without effect.
    ChooseTarget,
    ChooseConsolidate,
    /// Neither an exchange nor the pass has been chosen.
    ChooseExchange,
}

impl From<Illegal> for Reason {
    fn from(why: Illegal) -> Self {
        Self::Illegal(why)
    }
}
