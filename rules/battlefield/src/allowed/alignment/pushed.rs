//! The target is moved to a charger that stays where it touched it.

use super::{Touching, fits, without};
use crate::{
    field,
    geometry::{Arc, Base, Facing, Mil, Pose, Slot, Tray, align, contact, overlap},
    position::{Position, UnitId},
};

impl Touching<'_> {
    /// Returns the place of the target with its side on the front of the charger: the nearest of
    /// such places that it may be set to.
    pub(super) fn pushed(&self) -> Option<(Tray, Slot)> {
        let (position, charger) = (self.position, &self.tray);
        let (id, unit) = (self.charger, self.target.thing.unit()?);
        let around = without(self.field.clone(), self.target.thing);
        if !fits(position, id, &around, charger) {
            return None;
        }
        let around = without(position.field(unit), id.thing());
        let from = &self.target.tray;
        let places = Slot::ALL.map(|slot| {
            let there = facing_it(charger, from.base, self.side, slot);
            (there, slot)
        });
        let legal = places.into_iter().filter(|(there, _)| {
            fits(position, unit, &around, there)
                && !overlap(there, charger)
                && keeps_engagements(position, unit, there)
                && field::may_be_set(&around, from, there, id.thing())
        });
        legal.min_by_key(|(there, _)| change(from, there))
    }
}

/// The length and the turn of a move, and its end: the least comes first.
type Change = (i64, u16, (Mil, Mil));

fn change(from: &Tray, to: &Tray) -> Change {
    let (a, b) = (from.pose, to.pose);
    let (east, north) = a.at.to(b.at);
    let turn = a.facing.apart(b.facing);
    (east * east + north * north, turn, (b.at.x, b.at.y))
}

/// Returns the place of a target to which the charger is aligned.
fn facing_it(charger: &Tray, base: Base, side: Arc, slot: Slot) -> Tray {
    let outwards = charger.pose.facing.turned(Facing::SOUTH);
    let back = Facing((16_384 * side as u16).wrapping_neg());
    let facing = outwards.turned(back);
    let at_corner = Tray::new(base, Pose::new(0, 0, facing));
    let there = align(charger.base, &at_corner, side, slot).pose.at;
    let at = charger.pose.at;
    Tray::new(base, Pose::new(at.x - there.x, at.y - there.y, facing))
}

/// Returns true where it would still be engaged with all that it is engaged with.
fn keeps_engagements(position: &Position, unit: UnitId, there: &Tray) -> bool {
    let engaged = position.engaged(unit.thing()).into_iter();
    let mut trays = engaged.filter_map(|(enemy, _)| position.tray(enemy));
    trays.all(|enemy| contact(there, &enemy).is_some())
}
