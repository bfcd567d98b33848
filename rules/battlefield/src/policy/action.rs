//! The choice of what a unit does: its action, or a free one.

use super::{attack, idle, scene::Scene, seen::Seen, temper::Best, ways::Walker};
use crate::{
    allowed::{Terms, charge},
    chapter::acting,
    effect::ActionKind,
    field::{Course, Thing},
    geometry::{Mil, Pose},
    position::UnitId,
    question::{Action, Move},
    task::FreeAction,
};
use tabletop::Dice;

/// The best action of an activation.
pub(super) fn act(seen: &Seen, who: Thing, dice: &mut dyn Dice) -> Action {
    let mut best = Best::above(i32::MIN);
    for (worth, it) in idle::useful(seen, who, all(seen, who)) {
        best.offer(worth + seen.temper.noise(dice), it);
    }
    Action::Do(best.choice.unwrap_or(Move::Forgo))
}

/// Returns how much better than nothing the best action is, and whether it is an attack.
pub(super) fn gain(seen: &Seen, who: Thing) -> (i32, bool) {
    let all = all(seen, who);
    let nothing = all.iter().find(|(_, it)| *it == Move::Forgo);
    let nothing = nothing.map_or(0, |(worth, _)| *worth);
    let best = all.into_iter().max_by_key(|(worth, _)| *worth);
    best.map_or((0, false), |(worth, it)| {
        let attacks = matches!(
            it,
            Move::Charge { .. } | Move::Fight { .. } | Move::Shoot { .. }
        );
        (worth - nothing, attacks)
    })
}

/// Returns what it could do, and what each is worth; to forgo is one of them.
fn all(seen: &Seen, who: Thing) -> Vec<(i32, Move)> {
    let Some(id) = who.unit() else {
        return arrows(seen, who);
    };
    if seen.is_engaged(who) {
        let mut all = attack::fights(seen, id);
        all.push((retreat(seen, id), Move::Retreat));
        all.push((0, Move::Forgo));
        return all;
    }
    let Some(walker) = Walker::new(seen, id) else {
        return vec![(0, Move::Forgo)];
    };
    let scene = Scene::new(seen, id);
    let speed = seen.speed(id);
    let here = walker.here();
    let still = scene.place(here);
    let mut all = vec![(still, Move::Forgo)];
    all.extend(attack::charges(seen, id, &scene));
    let shots = attack::shots(seen, id).into_iter();
    all.extend(shots.map(|(worth, it)| (worth + still, it)));
    let maneuvers = walker.best(&scene, walker.maneuvers(&scene, speed), speed);
    all.extend(made(maneuvers, Move::Maneuver));
    let marches = walker.best(&scene, walker.marches(&scene, 2 * speed), 2 * speed);
    all.extend(made(marches, Move::March));
    all
}

fn made(ways: Vec<(i32, Course)>, make: fn(Course) -> Move) -> impl Iterator<Item = (i32, Move)> {
    let ways = ways.into_iter();
    ways.map(move |(worth, course)| (worth, make(course)))
}

/// Returns what it is worth to leave a fight: it is spared what it would lose, and does nothing itself.
fn retreat(seen: &Seen, id: UnitId) -> i32 {
    let engaged = seen.engaged(id.thing()).into_iter();
    let units = engaged.filter_map(|(it, _)| it.unit());
    let lost: i32 = units.map(|it| seen.strike(it, id.thing(), true)).sum();
    lost / 3 - 25
}

/// Arrows of a castle wall.
fn arrows(seen: &Seen, wall: Thing) -> Vec<(i32, Move)> {
    let enemies = charge::enemies(seen, wall).into_iter();
    let shots = enemies.map(|target| Move::Shoot {
        target,
        weapon: 0,
        shift: None,
        arc: None,
    });
    let legal = |it: &Move| acting::check(seen, wall, it, Terms::Activation).is_ok();
    let rated = shots.filter(legal).filter_map(|it| {
        let Move::Shoot { target, .. } = it else {
            return None;
        };
        Some((seen.wounds(target, 1_000), it))
    });
    std::iter::once((0, Move::Forgo)).chain(rated).collect()
}

/// The best free action, if one is better than none. Chance decides between those that are, not
/// against all of them.
pub(super) fn free(
    seen: &Seen,
    who: Thing,
    (kind, terms): (ActionKind, &FreeAction),
    dice: &mut dyn Dice,
) -> Option<Action> {
    let id = who.unit()?;
    let mut best = Best::above(i32::MIN);
    let (nothing, all) = offered(seen, id, kind, terms);
    let forced = terms.forced_die.is_some();
    for (worth, it) in all
        .into_iter()
        .filter(|(worth, _)| forced || *worth > nothing)
    {
        let action = Action::Do(it);
        let legal = acting::check_free(seen.view, who, kind, terms, &action).is_ok();
        if legal {
            best.offer(worth + seen.temper.noise(dice) / 2, action);
        }
    }
    if !forced {
        best.choice.get_or_insert(Action::Pass);
    }
    best.choice
}

/// Returns what it is worth to decline, and what there is to do.
fn offered(
    seen: &Seen,
    id: UnitId,
    kind: ActionKind,
    terms: &FreeAction,
) -> (i32, Vec<(i32, Move)>) {
    let speed = seen.speed(id);
    let most = |otherwise: Mil| Terms::Free(terms).most(otherwise);
    let Some(walker) = Walker::new(seen, id) else {
        return (0, Vec::new());
    };
    let scene = Scene::new(seen, id);
    let still = scene.place(walker.here());
    let best = |ways: Vec<(Course, Pose)>, most, make| {
        let best = walker.best(&scene, ways, most);
        (still, made(best, make).collect())
    };
    if terms.shift {
        let most = most(speed);
        return best(walker.shifts(most), most, Move::Shift);
    }
    match kind {
        ActionKind::Attack | ActionKind::MeleeAttack | ActionKind::RangedAttack => {
            let mut all = attack::fights(seen, id);
            all.extend(attack::shots(seen, id));
            (0, all)
        }
        ActionKind::Charge => (still, attack::charges(seen, id, &scene)),
        ActionKind::March => {
            let most = most(2 * speed);
            best(walker.marches(&scene, most), most, Move::March)
        }
        _ if seen.is_engaged(id.thing()) => (0, vec![(retreat(seen, id), Move::Retreat)]),
        _ => {
            let most = most(speed);
            best(walker.maneuvers(&scene, most), most, Move::Maneuver)
        }
    }
}

/// Returns what a free action of this kind might bring.
pub(super) fn promise(seen: &Seen, id: UnitId, kind: ActionKind) -> i32 {
    match kind {
        ActionKind::Attack | ActionKind::MeleeAttack | ActionKind::RangedAttack => {
            attack::free(seen, id)
        }
        ActionKind::Charge => {
            let scene = Scene::new(seen, id);
            let all = attack::charges(seen, id, &scene).into_iter();
            all.map(|(worth, _)| worth).max().unwrap_or(0) / 2
        }
        _ if seen.is_engaged(id.thing()) => retreat(seen, id).max(0),
        _ => {
            let (still, all) = offered(seen, id, ActionKind::Maneuver, &FreeAction::default());
            let best = all.into_iter().map(|(worth, _)| worth).max();
            // It may still move by itself, most of the time.
            (best.unwrap_or(still) - still).max(0) / if seen.unit(id).activated { 1 } else { 3 }
        }
    }
}
