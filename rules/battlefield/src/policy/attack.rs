//! The worth of attacks, by their odds.

use super::{scene::Scene, seen::Seen};
use crate::{
    aim::{self, Aim},
    allowed::{Terms, charge},
    chapter::{acting, attack::numbers::bonus},
    data::Reach,
    field::{Course, Direction, Thing},
    geometry::Arc,
    odds::{self, Odds},
    position::UnitId,
    question::{Action, Move},
    task::Attack,
};

/// The distance that a shooter may shift.
const SHIFT: i32 = 2_000;

/// Returns what an attack is worth by its odds.
pub(super) fn blow(seen: &Seen, target: Thing, odds: &Odds) -> i32 {
    let lost = odds.lost.mean().cast_signed();
    seen.blow(target, lost, odds.destroys().into())
}

/// The same of one that is under way, or could be.
pub(super) fn of(seen: &Seen, attack: &Attack) -> i32 {
    odds::of(seen, attack).map_or(0, |it| blow(seen, attack.defender, &it))
}

/// Charges that could be declared, and what they are worth: with the place where they end.
pub(super) fn charges(seen: &Seen, id: UnitId, scene: &Scene) -> Vec<(i32, Move)> {
    let all = charge::enemies(seen, id.thing()).into_iter();
    all.filter(|target| is_near(seen, id, *target))
        .filter_map(|target| {
            let aim = aim::charge_at(seen, id, target).ok()?;
            charge_of(seen, (id, scene), target, aim)
        })
        .collect()
}

/// Tells whether the best die might carry a charge as far as that: most enemies are further off.
fn is_near(seen: &Seen, id: UnitId, target: Thing) -> bool {
    let trays = seen.unit(id).tray().zip(seen.tray(target));
    trays.is_some_and(|(own, other)| {
        let most = seen.speed(id) + 6_000;
        let around = own.base.radius() + other.base.radius();
        i64::from(own.pose.at.distance(other.pose.at)) <= i64::from(most) + around
    })
}

fn charge_of(
    seen: &Seen,
    (id, scene): (UnitId, &Scene),
    target: Thing,
    aim: Aim,
) -> Option<(i32, Move)> {
    let side = weakest(&aim.sides)?;
    let (pivot, arc) = (aim.pivot, (aim.sides.len() > 1).then_some(side));
    let it = Move::Charge { target, pivot, arc };
    let odds = odds::of_move(seen, id, &it)?;
    // What is known is that of the first arc, and to look again takes time.
    let aim = if arc.is_some() {
        aim::charge_so(seen, id, target, (pivot, arc)).ok()?
    } else {
        aim
    };
    let now = seen.unit(id).tray()?;
    let destroyed = i32::from(odds.destroys());
    let stays = (10_000 - destroyed) / 100;
    let answer = target
        .unit()
        .map_or(0, |enemy| seen.strike(enemy, id.thing(), true));
    let later = (seen.strike(id, target, true) - answer) * stays * 2 / 500;
    // Whoever storms a castle has no time, and comes back.
    let later = if seen.storms(seen.me) {
        later.max(0)
    } else {
        later
    };
    let arrived = blow(seen, target, &odds) + later + scene.stands(&aim.ends.charger);
    let stopped = scene.stands(&now) - 10;
    let chance = i32::from(aim.arrives.0);
    let disorder = 10 * i32::from(aim.disorderly.0) / 36;
    let worth = (arrived * chance + stopped * (36 - chance)) / 36 - disorder;
    Some((worth, it))
}

/// Of several arcs of a target the one in which it defends itself worst.
fn weakest(arcs: &[Arc]) -> Option<Arc> {
    arcs.iter().copied().min_by_key(|arc| bonus(*arc))
}

/// In which of several equal arcs an attack is made.
pub(super) fn arc(arcs: &[Arc]) -> Option<Action> {
    weakest(arcs).map(Action::Arc)
}

/// Melee attacks of one that is engaged, and what they are worth by themselves.
pub(super) fn fights(seen: &Seen, id: UnitId) -> Vec<(i32, Move)> {
    let mut found = Vec::new();
    for (target, _) in seen.engaged(id.thing()) {
        for weapon in weapons(seen, id, true) {
            let it = Move::Fight {
                target,
                weapon,
                realign: None,
            };
            let odds = odds::of_move(seen, id, &it);
            found.extend(odds.map(|odds| (blow(seen, target, &odds), it)));
        }
    }
    found
}

/// Shots, after a shift where that is needed, and what they are worth by themselves.
pub(super) fn shots(seen: &Seen, id: UnitId) -> Vec<(i32, Move)> {
    let mut found = Vec::new();
    for weapon in weapons(seen, id, false) {
        for (target, legal) in aim::shots(seen, id, weapon) {
            let shift = if legal.is_ok() {
                None
            } else {
                match shift(seen, id, (target, weapon)) {
                    Some(shift) => Some(shift),
                    None => continue,
                }
            };
            let it = Move::Shoot {
                target,
                weapon,
                shift,
                arc: None,
            };
            let Some(odds) = odds::of_move(seen, id, &it) else {
                continue;
            };
            // Friends who fight with the target are afraid of the arrows.
            let engaged = seen.engaged(target).len() as i32;
            found.push((blow(seen, target, &odds) - 12 * engaged, it));
        }
    }
    found
}

/// A shift after which the target is in sight and in range.
fn shift(seen: &Seen, id: UnitId, (target, weapon): (Thing, u8)) -> Option<Course> {
    let (own, other) = (seen.unit(id).pose()?, seen.tray(target)?);
    let far = seen.range(id) + SHIFT + 6_000;
    if own.at.distance(other.pose.at) > far {
        return None;
    }
    // A shorter one where the longest has no room.
    let lengths = [SHIFT, SHIFT / 2].into_iter();
    let mut courses = lengths.flat_map(|most| Direction::ALL.map(|it| Course::straight(it, most)));
    let legal = |shift: &Course| {
        let it = Move::Shoot {
            target,
            weapon,
            shift: Some(*shift),
            arc: None,
        };
        acting::check(seen, id.thing(), &it, Terms::Activation).is_ok()
    };
    courses.find(legal)
}

/// The numbers of its attacks of a kind.
fn weapons(seen: &Seen, id: UnitId, melee: bool) -> Vec<u8> {
    let attacks = &seen.unit(id).profile.entry().attacks;
    let of_kind = (0..)
        .zip(attacks)
        .filter(|(_, it)| (it.reach == Reach::Melee) == melee);
    of_kind.map(|(number, _)| number).collect()
}

/// The best free attack that it could make.
pub(super) fn free(seen: &Seen, id: UnitId) -> i32 {
    let all = if seen.is_engaged(id.thing()) {
        fights(seen, id)
    } else {
        shots(seen, id)
    };
    all.into_iter().map(|(worth, _)| worth).max().unwrap_or(0)
}
