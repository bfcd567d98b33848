//! The facts that a house looks at when it answers.

use super::Temper;
use crate::{Area, Army, House, Own, Position, Side, Unit, chapters::combat::printed};
use std::ops::Deref;

/// A position seen by one house; what lies open is read through `Deref`.
#[derive(Clone, Copy)]
pub(super) struct Seen<'a> {
    pub position: &'a Position,
    pub own: &'a Own,
    pub me: House,
    pub temper: Temper,
}

impl Deref for Seen<'_> {
    type Target = Position;

    fn deref(&self) -> &Position {
        self.position
    }
}

impl Seen<'_> {
    /// Tells whether this is the last round, after which only buildings count.
    pub fn last_round(&self) -> bool {
        self.round == crate::ROUNDS
    }

    /// Tells whether orders lie face up.
    pub fn revealed(&self) -> bool {
        self.covered.is_empty() && !self.orders.areas().is_empty()
    }
}

/// Returns what units bring to a fight in an area, before any card.
pub(super) fn brings(army: Army, side: Side, area: Area) -> i32 {
    let count = |unit| i32::from(army.count(unit));
    let engines = i32::from(printed(Unit::SiegeEngine, side, area)) * count(Unit::SiegeEngine);
    count(Unit::Footman) + count(Unit::Ship) + 2 * count(Unit::Knight) + engines
}

/// Strength wherever they are: Siege Engines as walls make them.
pub(super) fn strength(army: Army) -> i32 {
    let count = |unit| i32::from(army.count(unit));
    count(Unit::Footman) + count(Unit::Ship) + 2 * (count(Unit::Knight) + count(Unit::SiegeEngine))
}

/// Returns what units are worth in points.
pub(super) fn price(army: Army) -> i32 {
    20 * strength(army)
}
