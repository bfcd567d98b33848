//! Places that are taken besides moves: after a charge, a retreat, a surge, and free pivots.

use super::{scene::Scene, seen::Seen, temper::Best, ways::Walker};
use crate::{
    field::{Course, Thing},
    geometry::{Arc, Facing, Mil, Slot, align},
    position::UnitId,
    question::Action,
};
use tabletop::Dice;

/// The slot that holds most; of equal ones the middle of the side.
pub(super) fn slot(
    seen: &Seen,
    unit: UnitId,
    (target, side): (Thing, Arc),
    slots: &[Slot],
) -> Option<Action> {
    let scene = Scene::new(seen, unit);
    let tray = seen.tray(target)?;
    let base = seen.unit(unit).profile.base;
    let mut best = Best::above(i32::MIN);
    for slot in slots {
        let middle = i32::from(*slot == Slot::Center);
        let end = align(base, &tray, side, *slot);
        best.offer(2 * scene.holds(&end) + middle, *slot);
    }
    best.choice.map(Action::Align)
}

/// Returns where a Retreat leads: to the best place, with its face to the enemy.
pub(super) fn retreat(seen: &Seen, unit: UnitId, most: Mil, dice: &mut dyn Dice) -> Option<Action> {
    let walker = Walker::new(seen, unit)?;
    let scene = Scene::new(seen, unit);
    let mut best = Best::above(i32::MIN);
    for (course, end) in walker.retreats(&scene, most) {
        best.offer(scene.place(end) + seen.temper.noise(dice) / 4, course);
    }
    Some(Action::Course(best.choice))
}

/// A free pivot to where it stands best.
pub(super) fn pivot(seen: &Seen, unit: UnitId) -> Action {
    turned(seen, unit).map_or(Action::Pass, Action::Pivot)
}

/// Of several that were freed, the first that stands better after a turn, as things stand now.
pub(super) fn next_pivot(seen: &Seen, units: &[UnitId]) -> Action {
    let mut units = units.iter().copied();
    let next = units.find(|unit| turned(seen, *unit).is_some());
    next.map_or(Action::Pass, |it| Action::Targets(vec![it.thing()]))
}

/// The turn after which it stands better than now.
fn turned(seen: &Seen, unit: UnitId) -> Option<Facing> {
    let walker = Walker::new(seen, unit)?;
    let scene = Scene::new(seen, unit);
    let mut best = Best::above(scene.place(walker.here()));
    for (worth, course) in walker.best(&scene, walker.turns(&scene), 0) {
        best.offer(worth, course.last);
    }
    best.choice.flatten()
}

/// After an attack that destroyed its target: on to the best place, and those who were freed turn.
pub(super) fn surge(
    seen: &Seen,
    attacker: Option<UnitId>,
    (freed, most): (&[UnitId], Mil),
    dice: &mut dyn Dice,
) -> Action {
    let course = attacker.and_then(|unit| onward(seen, unit, most, dice));
    // What the attacker does may be in the way of others: then they stay as they are.
    let turns = freed
        .iter()
        .filter(|_| course.is_none())
        .filter_map(|unit| Some((*unit, turned(seen, *unit)?)));
    let pivots: Vec<_> = turns.collect();
    if course.is_none() && pivots.is_empty() {
        return Action::Pass;
    }
    Action::Surge { course, pivots }
}

fn onward(seen: &Seen, unit: UnitId, most: Mil, dice: &mut dyn Dice) -> Option<Course> {
    let walker = Walker::new(seen, unit)?;
    let scene = Scene::new(seen, unit);
    let mut best = Best::above(scene.place(walker.here()));
    for (course, end) in walker.maneuvers(&scene, most) {
        best.offer(scene.place(end) + seen.temper.noise(dice) / 4, course);
    }
    best.choice
}
