//! Standing orders (19.3): answers that a player lays down before being asked.
//!
//! [`foreseen`] is a pure function of what the player sees; what it leaves open is asked as ever.

mod dice;
mod foresee;
mod formation;
mod freed;
mod lasts;
mod plan;
mod react;
mod rest;
mod set_up;
#[cfg(test)]
mod tests;

pub use dice::{lying, open_dice};
pub use foresee::{foreseen, use_up};
pub use formation::{Formation, formed};
pub use lasts::{Lasts, OwnTurns};
pub use plan::{is_planned, not_given, plan_misfits, planned, share, suggested};
pub use react::usable;
pub use rest::{rest_of_activation, singly};
pub use set_up::{line_up, misfits, stage};

use crate::{
    effect::{Pool, Window, Zone},
    field::Thing,
    geometry::Slot,
    position::{NcuId, Position, UnitId},
    question::{Action, Move},
    reference::{AbilityRef, CardRef},
    task::SetUpStage,
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// All that a player has laid down; of two that answer the same, the first counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing(pub Vec<StandingOrder>);

/// One answer laid down, and how long it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingOrder {
    pub matter: Matter,
    pub lasts: Lasts,
    /// The number of turns that the own side had had when it was given. Without it, in older stored games, it counts as
    /// given before the first round.
    #[serde(default)]
    pub since: OwnTurns,
}

/// The question that is answered, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Matter {
    /// Pass in windows: in all, in those of a kind, in those that this unit has a part in.
    Pass {
        window: Option<Window>,
        unit: Option<UnitId>,
    },
    /// Pass in windows, in all or in those of a kind, where nothing could be used but this: what comes
    /// to the hand later is asked about.
    PassOver {
        window: Option<Window>,
        what: Vec<Reaction>,
    },
    /// Pass at once in windows for which the own hand holds nothing. Others may conclude from it
    /// that a pause means a card: so it holds only for who lays it down.
    PassWithoutCard,
    /// Use a card or an ability as soon as it can be, under these terms.
    Use(Plan),
    /// Never answer in a window in which this could be used.
    Ask(Reaction),
    /// Never use this ability, and do not ask about it.
    Never(AbilityRef),
    /// Spend Weakened where so many dice hit, Vulnerable where so many saved.
    Spend {
        pool: Pool,
        least: u8,
    },
    /// Spend Panicked where the test was passed, by at most so many where that is said.
    SpendPanicked {
        by_at_most: Option<u8>,
    },
    /// Roll own misses, failed saves and failed tests again, where there are so many.
    Reroll {
        pool: Pool,
        least: u8,
    },
    /// Freed units stay as they stand.
    NoPivot,
    /// They turn to face the enemy that is nearest.
    PivotToNearest,
    NoSurge,
    /// Straight to the objective marker that is nearest, as far as it may go; freed friends stay as
    /// they stand.
    SurgeToMarker,
    /// The slot in which a charger stands, if that is open.
    Slot(Slot),
    /// The move that this one makes when it has been selected, if nobody else has done anything by then (11.5).
    Act(Thing, Move),
    /// The same of an NCU: the zone that it claims, and the order of what happens there.
    Claim {
        ncu: NcuId,
        zone: Zone,
        ability_first: bool,
    },
    /// Discard nothing.
    KeepHand,
    /// Answer of the set-up: terrain, a marker, a zone, a unit and its place; given once, as soon as it is
    /// legal.
    SetUp(Action),
    /// In this stage of the set-up, wherever nothing else is laid down that is legal, the answer of
    /// somebody who is away (19.1).
    Considerate(SetUpStage),
}

/// Something that can be used in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Reaction {
    Card(CardRef),
    Ability(AbilityRef),
}

/// A plan to use something: when and on whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    pub what: Reaction,
    /// Only where this own unit, or this enemy, has a part in the window.
    pub own: Option<UnitId>,
    pub enemy: Option<Thing>,
    /// Only with the bonus of its zone.
    pub with_bonus: bool,
    pub from_round: u8,
    /// Only where the attack under way is expected to wound so much.
    pub wounds: u8,
    /// Only while the own unit concerned has so many ranks.
    pub ranks: u8,
    /// Those whom it is to concern, the dearest wish first.
    pub targets: Vec<Thing>,
}

impl Plan {
    /// At the first legal moment.
    pub const fn at_once(what: Reaction) -> Self {
        Self {
            what,
            own: None,
            enemy: None,
            with_bonus: false,
            from_round: 0,
            wounds: 0,
            ranks: 0,
            targets: Vec::new(),
        }
    }
}

impl Standing {
    fn holding<'s>(
        &'s self,
        position: &'s Position,
        seat: Seat,
    ) -> impl Iterator<Item = &'s Matter> {
        let holding = self.0.iter();
        holding
            .filter(move |it| it.holds(position, seat))
            .map(|it| &it.matter)
    }
}
