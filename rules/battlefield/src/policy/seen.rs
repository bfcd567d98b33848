//! The facts that a player looks at when it answers.

use super::Temper;
use crate::{
    field::Thing,
    position::{Position, UnitId},
    state::View,
};
use std::ops::Deref;
use tabletop::Seat;

/// The view of one seat; what lies open is read through `Deref`.
#[derive(Clone, Copy)]
pub(super) struct Seen<'a> {
    pub view: &'a View,
    pub me: Seat,
    pub temper: Temper,
}

impl Deref for Seen<'_> {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.view.open
    }
}

impl Seen<'_> {
    /// Tells whether it fights on the own side.
    pub fn mine(&self, thing: Thing) -> bool {
        self.owner(thing)
            .is_some_and(|owner| self.friends(self.me, owner))
    }

    /// Units of the own side, or of the others, that stand on the table.
    pub fn standing_of(&self, mine: bool) -> impl Iterator<Item = UnitId> + '_ {
        self.standing()
            .filter(move |it| self.friends(self.me, it.owner) == mine)
            .map(|it| it.id)
    }

    /// Rounds that are still to be played, this one among them.
    pub fn rounds_left(&self) -> i32 {
        let length = i32::from(self.setup.options.game_length);
        (length + 1 - i32::from(self.phase.round())).max(1)
    }
}
