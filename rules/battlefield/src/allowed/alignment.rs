//! The place of a charger that has touched its target (6.6.6, 6.7). To be set there is part
//! of its way: it passes through nothing, and is never set down behind what stopped it.

mod beside;
mod pushed;

use super::stand;
use crate::{
    field::{self, Field, Standing, Thing},
    geometry::{Arc, Slot, Tray, align},
    position::{Position, UnitId},
};

/// The ways in which charger and target come to lie on each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Alignment {
    /// In one of these places, of which the charger chooses.
    Slots(Vec<Slot>),
    /// The charger stays, and the target is moved to it, so that the charger stands in that place.
    Pushed(Tray, Slot),
    /// In no such place: as near to the half of the side as the charger can stand.
    Beside(Tray),
}

/// The places of both once they lie on each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ends {
    pub charger: Tray,
    /// That of a target which is moved.
    pub pushed: Option<Tray>,
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
    /// Returns the way in which it is aligned; nothing where neither of the two finds a place.
    pub fn alignment(&self) -> Option<Alignment> {
        let slots = self.slots();
        if !slots.is_empty() {
            return Some(Alignment::Slots(slots));
        }
        let pushed = self.pushed();
        let pushed = pushed.map(|(tray, slot)| Alignment::Pushed(tray, slot));
        pushed.or_else(|| self.beside().map(Alignment::Beside))
    }

    /// Returns the places of both after this alignment, of several slots in the first.
    pub fn ends(&self, alignment: &Alignment) -> Option<Ends> {
        let (charger, pushed) = match alignment {
            Alignment::Slots(slots) => {
                let slot = *slots.first()?;
                let there = align(self.tray.base, &self.target.tray, self.side, slot);
                (there, None)
            }
            Alignment::Pushed(there, _) => (self.tray, Some(*there)),
            Alignment::Beside(there) => (*there, None),
        };
        Some(Ends { charger, pushed })
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

/// Returns true where a unit may stand there, near others or not.
pub fn fits(position: &Position, id: UnitId, field: &Field, tray: &Tray) -> bool {
    field::free(field, tray).is_ok()
        && field::on_table(field, tray).is_ok()
        && stand::by_mode(position, id, tray).is_ok()
}

/// Returns the field around one of them when the other is about to stand elsewhere.
fn without(mut field: Field, thing: Thing) -> Field {
    field.standing.retain(|other| other.thing != thing);
    field
}
