//! Where a charger comes to stand that has touched its target (6.6.6, 6.7). To be set there is part
//! of its way: it passes through nothing, and is never set down behind what stopped it.

mod beside;
mod pushed;

use super::stand;
use crate::{
    field::{self, Field, Standing, Thing},
    geometry::{Arc, Slot, Tray, align},
    position::{Position, UnitId},
};

/// How charger and target come to lie on each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Alignment {
    /// In one of these places, of which the charger chooses.
    Slots(Vec<Slot>),
    /// The charger stays, and the target is moved to it, so that the charger stands in that place.
    Pushed(Tray, Slot),
    /// In no such place: as near to the half of the side as the charger can stand.
    Beside(Tray),
}

/// A charger where it has touched the target.
#[derive(Clone, Copy, Debug)]
pub struct Touching<'p> {
    pub position: &'p Position,
    /// That of the charger.
    pub field: &'p Field,
    pub charger: UnitId,
    pub target: Standing,
    pub side: Arc,
    pub tray: Tray,
}

impl Touching<'_> {
    /// How it is aligned; nothing where neither of the two finds a place.
    pub fn alignment(&self) -> Option<Alignment> {
        let slots = self.slots();
        if !slots.is_empty() {
            return Some(Alignment::Slots(slots));
        }
        let pushed = self.pushed();
        let pushed = pushed.map(|(tray, slot)| Alignment::Pushed(tray, slot));
        pushed.or_else(|| self.beside().map(Alignment::Beside))
    }

    fn slots(&self) -> Vec<Slot> {
        let (base, target) = (self.tray.base, &self.target);
        let mut slots = field::open_slots(self.field, base, target, self.side);
        slots.retain(|slot| {
            let there = align(base, &target.tray, self.side, *slot);
            stand::by_mode(self.position, self.charger, &there).is_ok()
                && field::may_be_set(self.field, &self.tray, &there, target.thing)
        });
        slots
    }
}

/// Whether a unit may stand there, near others or not.
pub fn fits(position: &Position, id: UnitId, field: &Field, tray: &Tray) -> bool {
    field::free(field, tray).is_ok()
        && field::on_table(field, tray).is_ok()
        && stand::by_mode(position, id, tray).is_ok()
}

/// What is around one of them when the other is about to stand elsewhere.
fn without(mut field: Field, thing: Thing) -> Field {
    field.standing.retain(|other| other.thing != thing);
    field
}
