//! When the charger fits nowhere on the side that it charged (6.7).

use super::{arrive, run};
use crate::{
    allowed::{slots, stand},
    chapter::{
        movement::{self, Manner},
        wounds,
    },
    field::{self, Field, Standing, Thing},
    geometry::{
        Arc, Base, Facing, Mil, Pose, Slot, Tray, align, contact, distance, overlap,
        tolerance::EDGE,
    },
    play::Play,
    position::{Position, UnitId},
    task::{Cause, Charging},
};

/// The target is moved to the charger; or the charger stands as near to half of the side as it
/// can; or the charge fails.
pub fn give_way(play: &mut Play<'_>, frame: Box<Charging>) {
    let position = play.position();
    let id = frame.charger;
    let base = position.unit(id).profile.base;
    let target = slots::standing(position, id, frame.target);
    let (Some(pose), Some(target)) = (frame.stopped, target) else {
        return;
    };
    let charger = Tray::new(base, pose);
    if let Some((there, slot)) = moved_target(position, &frame, &charger, &target) {
        arrive::succeed(play, frame, &charger, Some(slot));
        push(play, target.thing, there.pose);
    } else if let Some(there) = beside(position, &frame, &charger, &target) {
        arrive::succeed(play, frame, &there, None);
    } else {
        let stop = clear_of(position, &frame, &charger, &target);
        run::fail(play, frame, &stop, None);
    }
}

fn push(play: &mut Play<'_>, target: Thing, to: Pose) {
    let Some(unit) = target.unit() else { return };
    movement::place(play, unit, to, Manner::Pushed);
    if movement::in_danger(play.position(), unit) {
        let count = u16::from(play.d3()) + 1;
        wounds::suffer(play, target, count, Cause::nobody());
    }
}

/// How far a tray is moved and turned, and where to: the least comes first.
type Change = (i64, u16, Mil, Mil);

fn change(from: &Tray, to: &Tray) -> Change {
    let (a, b) = (from.pose, to.pose);
    let (east, north) = (i64::from(b.at.x - a.at.x), i64::from(b.at.y - a.at.y));
    let turn = a.facing.apart(b.facing);
    (east * east + north * north, turn, b.at.x, b.at.y)
}

/// Whether a unit may stand there, near others or not.
fn fits(position: &Position, id: UnitId, field: &Field, tray: &Tray) -> bool {
    field::free(field, tray).is_ok()
        && field::on_table(field, tray).is_ok()
        && stand::by_mode(position, id, tray).is_ok()
}

/// What is around one of them when the other is about to stand elsewhere.
fn without(mut field: Field, thing: Thing) -> Field {
    field.standing.retain(|other| other.thing != thing);
    field
}

/// Where the target comes to stand with its side on the front of a charger that stays.
fn moved_target(
    position: &Position,
    frame: &Charging,
    charger: &Tray,
    target: &Standing,
) -> Option<(Tray, Slot)> {
    let (id, unit) = (frame.charger, frame.target.unit()?);
    let around = without(position.field(id), frame.target);
    if !fits(position, id, &around, charger) {
        return None;
    }
    let around = without(position.field(unit), id.thing());
    let places = Slot::ALL.map(|slot| {
        let there = facing_it(charger, target.tray.base, frame.side, slot);
        (there, slot)
    });
    let legal = places.into_iter().filter(|(there, _)| {
        fits(position, unit, &around, there)
            && !overlap(there, charger)
            && keeps_engagements(position, unit, there)
    });
    legal.min_by_key(|(there, _)| change(&target.tray, there))
}

/// Where a target stands to which the charger is aligned.
fn facing_it(charger: &Tray, base: Base, side: Arc, slot: Slot) -> Tray {
    let outwards = charger.pose.facing.turned(Facing::SOUTH);
    let back = Facing((16_384 * side as u16).wrapping_neg());
    let facing = outwards.turned(back);
    let at_corner = Tray::new(base, Pose::new(0, 0, facing));
    let there = align(charger.base, &at_corner, side, slot).pose.at;
    let at = charger.pose.at;
    Tray::new(base, Pose::new(at.x - there.x, at.y - there.y, facing))
}

/// Whether it would still be engaged with all that it is engaged with.
fn keeps_engagements(position: &Position, unit: UnitId, there: &Tray) -> bool {
    let engaged = position.engaged(unit.thing()).into_iter();
    let mut trays = engaged.filter_map(|(enemy, _)| position.tray(enemy));
    trays.all(|enemy| contact(there, &enemy).is_some())
}

/// The place that shares most of the side, but less than half: further out than either half.
fn beside(
    position: &Position,
    frame: &Charging,
    charger: &Tray,
    target: &Standing,
) -> Option<Tray> {
    let id = frame.charger;
    let field = position.field(id);
    let Base { width, depth } = target.tray.base;
    let half = if frame.side.is_flank() { depth } else { width } / 2;
    let shared = |out: Mil| charger.base.width.min(half - out);
    let mut best: Option<(Mil, Change, Tray)> = None;
    for (slot, outwards) in [(Slot::Left, Facing::EAST), (Slot::Right, Facing::WEST)] {
        let from = align(charger.base, &target.tray, frame.side, slot);
        let outwards = from.pose.facing.turned(outwards);
        for out in 1..=half - EDGE {
            if best.is_some_and(|(most, ..)| shared(out) < most) {
                break;
            }
            let there = from.moved(outwards, out);
            if !fits(position, id, &field, &there) {
                continue;
            }
            let this = (shared(out), change(charger, &there), there);
            let better = |(most, change, _): (Mil, Change, Tray)| this.0 > most || this.1 < change;
            if best.is_none_or(better) {
                best = Some(this);
            }
        }
    }
    best.map(|(.., tray)| tray)
}

/// Back along the way, to the last place an inch away from the target.
fn clear_of(position: &Position, frame: &Charging, charger: &Tray, target: &Standing) -> Tray {
    let id = frame.charger;
    let from = position.unit(id).tray().unwrap_or(*charger);
    let field = position.field(id);
    let back = charger.pose.facing.turned(Facing::SOUTH);
    let length = distance_of(&from, charger);
    let mut places = (0..=length).map(|length| charger.moved(back, length));
    let clear = places.find(|tray| {
        let gap = distance(tray, &target.tray);
        !gap.at_most(field::INCH - 1) && fits(position, id, &field, tray)
    });
    clear.unwrap_or(from)
}

fn distance_of(from: &Tray, to: &Tray) -> Mil {
    let (square, ..) = change(from, to);
    square.isqrt() as Mil
}
