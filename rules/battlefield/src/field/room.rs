//! The places on the sides of a target (3.8).

use super::{
    Field, Standing,
    end::{free, on_table},
};
use crate::geometry::{Arc, Base, Slot, Tray, align, contact, engaged_side, overlap};

/// Tells whether one more enemy finds a place on that side: nobody is there, or one other that leaves a half free. What
/// else stands there is not looked at.
pub fn has_room(field: &Field, base: Base, target: &Standing, side: Arc) -> bool {
    !left(field, base, target, side).is_empty()
}

/// Returns the slots in which a unit can still come to stand on a side of the target: the middle while nobody is there,
/// either half otherwise, wherever nothing is in the way. Other enemies may be near.
pub fn open_slots(field: &Field, base: Base, target: &Standing, side: Arc) -> Vec<Slot> {
    let mut slots = left(field, base, target, side);
    slots.retain(|slot| {
        let tray = align(base, &target.tray, side, *slot);
        let fits = free(field, &tray).is_ok() && on_table(field, &tray).is_ok();
        fits && !crowds(field, &tray, target)
    });
    slots
}

/// Tells whether somebody would get a third enemy on a side: the tray itself in front of a row of small ones, or a
/// neighbor of the target that it touches as well.
pub fn crowds(field: &Field, tray: &Tray, target: &Standing) -> bool {
    let touched: Vec<_> = field
        .enemies()
        .filter_map(|enemy| contact(tray, &enemy.tray).map(|sides| (sides, enemy)))
        .collect();
    let on = |side: &Arc| touched.iter().filter(|((own, _), _)| own == side).count();
    let full = |side, enemy: &Standing| engaged_on(field, enemy, side).count() >= 2;
    Arc::ALL.iter().any(|side| on(side) > 2)
        || touched
            .iter()
            .any(|((_, side), it)| it.thing != target.thing && full(*side, it))
}

/// The slots that those leave who are engaged on that side.
fn left(field: &Field, base: Base, target: &Standing, side: Arc) -> Vec<Slot> {
    let there: Vec<&Standing> = engaged_on(field, target, side).collect();
    let free = |slot: &Slot| {
        let tray = align(base, &target.tray, side, *slot);
        !there.iter().any(|other| overlap(&tray, &other.tray))
    };
    match there.len() {
        0 => Slot::ALL.to_vec(),
        1 => [Slot::Left, Slot::Right].into_iter().filter(free).collect(),
        _ => Vec::new(),
    }
}

/// The target's enemies on that side of it.
fn engaged_on<'f>(
    field: &'f Field,
    target: &Standing,
    side: Arc,
) -> impl Iterator<Item = &'f Standing> {
    let target = *target;
    field.standing.iter().filter(move |other| {
        let enemy = other.side.is_some() && other.side != target.side;
        enemy && engaged_side(&other.tray, &target.tray) == Some(side)
    })
}
