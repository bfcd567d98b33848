//! The steps that are still to be done this round: a stack of small values, so that waiting is a value.

mod bidding;
mod combat;
mod westeros;
mod wildlings;

use crate::{Area, House, HouseSet, Phase};
pub use bidding::BiddingStep;
pub use combat::{CombatStep, Done};
use serde::{Deserialize, Serialize};
pub use westeros::WesterosStep;
pub use wildlings::WildlingStep;

/// One thing to do. A cursor is a position of the Iron Throne track, counted from 0: the next
/// order of the kind is looked for from there on, going round. `done` holds the houses that have
/// had their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A phase or step of the round is due.
    Begin(Phase),
    Westeros(WesterosStep),
    /// Supply is adjusted and armies reconciled, house by house.
    Supply {
        done: HouseSet,
    },
    /// One house destroys units until its armies conform to its supply.
    Reconcile(House),
    /// The houses muster, one after the other.
    Mustering {
        done: HouseSet,
    },
    Bidding(BiddingStep),
    Wildlings(WildlingStep),
    /// All houses place their orders at once; the last one ready turns all of them up.
    AssignOrders,
    /// Some house is short of tokens: the houses place their orders one after the other.
    AssignOrdersInTurn,
    UseRaven,
    /// The holder of the Messenger Raven has looked at the top of the wildling deck.
    PutWildlingCard,
    Raid {
        cursor: u8,
    },
    March {
        cursor: u8,
    },
    /// Houses grant support against a neutral force, one after the other.
    SupportNeutral {
        done: HouseSet,
    },
    Combat(CombatStep),
    /// Ships lie in a port whose land another house controls.
    TakePort(Area),
    ConsolidatePower {
        cursor: u8,
    },
}

/// The choice whether a step waits for an answer or goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub(crate) enum Flow {
    Wait,
    GoOn,
}

/// The steps still to come, the next on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agenda {
    depth: u8,
    steps: [Option<Step>; Agenda::MOST],
}

impl Agenda {
    /// Six phases still to come, a Westeros card, a wildling attack, what its card does to a house,
    /// and, at the very worst, all eight ports following their land.
    pub(crate) const MOST: usize = 17;

    /// The steps of a round, by the rulebook: the first one has no Westeros phase.
    pub(crate) fn of_round(round: u8) -> Self {
        let mut agenda = Self::default();
        agenda.push(Step::Begin(Phase::CleanUp));
        agenda.push(Step::Begin(Phase::ConsolidatePower));
        agenda.push(Step::Begin(Phase::March));
        agenda.push(Step::Begin(Phase::Raid));
        agenda.push(Step::Begin(Phase::MessengerRaven));
        agenda.push(Step::Begin(Phase::Planning));
        if round > 1 {
            agenda.push(Step::Begin(Phase::Westeros));
        }
        agenda
    }

    pub(crate) fn top(&self) -> Option<Step> {
        let top = usize::from(self.depth).checked_sub(1)?;
        self.steps.get(top).copied().flatten()
    }

    pub(crate) fn push(&mut self, step: Step) {
        let free = self.steps.get_mut(usize::from(self.depth));
        *free.expect("no phase nests this deep") = Some(step);
        self.depth += 1;
    }

    pub(crate) fn pop(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        // Cleared, so that equal agendas are equal values.
        if let Some(top) = self.steps.get_mut(usize::from(self.depth)) {
            *top = None;
        }
    }

    /// The step on top becomes another one.
    pub(crate) fn replace(&mut self, step: Step) {
        self.pop();
        self.push(step);
    }

    /// From the next step on top to the last.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Step> + '_ {
        self.steps.iter().rev().filter_map(|&step| step)
    }
}
