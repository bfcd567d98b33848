//! The reasons why something cannot be done, or not yet.

use westeros::{Area, Illegal};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Illegal(Illegal),
    /// The game asks this viewer nothing, or nothing about the map.
    NothingAsked,
    /// Other areas are among the answers, this one is not.
    NotOffered(Area),
    /// The rules leave one answer, and it is made already.
    OnlyAnswer,
    /// None of the own Raid orders has been chosen.
    ChooseRaid,
    /// The raid has no target, and has not been declared without effect.
    ChooseTarget,
    /// None of the own March orders has been chosen.
    ChooseMarch,
    /// The march goes nowhere yet, and has not been declared without effect.
    ChooseDestination,
    /// The march from here has been begun, and another order was picked.
    MarchBegun(Area),
    /// Every unit of the march has its destination.
    AllUnitsSent,
    ChooseConsolidate,
    /// Neither an exchange nor the pass has been chosen.
    ChooseExchange,
    /// None of the answers offered has been chosen.
    ChooseAnswer,
    /// It has not been said whom this order supports.
    ChooseSide(Area),
}

impl From<Illegal> for Reason {
    fn from(why: Illegal) -> Self {
        Self::Illegal(why)
    }
}
