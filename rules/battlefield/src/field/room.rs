//! The places on the sides of a target (3.8).

use super::{
    Field, Standing,
    end::{free, on_table},
};
use crate::geometry::{Arc, Base, Slot, align, engaged_side};

/// Where a unit can still come to stand on a side of the target: the middle while nobody is
/// there, either half otherwise, wherever nothing is in the way. Other enemies may be near.
pub fn open_slots(field: &Field, base: Base, target: &Standing, side: Arc) -> Vec<Slot> {
    let there = engaged_on(field, target, side);
    if there > 1 {
        return Vec::new();
    }
    let open = |slot: &Slot| {
        let tray = align(base, &target.tray, side, *slot);
        let room = there == 0 || *slot != Slot::Center;
        room && free(field, &tray).is_ok() && on_table(field, &tray).is_ok()
    };
    Slot::ALL.into_iter().filter(open).collect()
}

/// How many of the target's enemies stand on that side of it.
fn engaged_on(field: &Field, target: &Standing, side: Arc) -> usize {
    let enemies = field.standing.iter().filter(|other| {
        let Some(owner) = other.side else {
            return false;
        };
        other.thing != target.thing && Some(owner) != target.side
    });
    enemies
        .filter(|other| engaged_side(&other.tray, &target.tray) == Some(side))
        .count()
}
