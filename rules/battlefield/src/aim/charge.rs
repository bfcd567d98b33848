//! The targets that a unit can attack, and the reasons against the others.

use crate::{
    allowed::{
        Terms,
        alignment::{Alignment, Ends},
        charge, stand,
    },
    chapter::{
        acting, attack,
        charge::{declared, disorderly_up_to},
    },
    conditions::pivots,
    field::{Approach, Charge, Field, Refused, Stop, Thing},
    geometry::{Arc, Facing, Fraction, Mil, Slot, tolerance::TOUCH},
    illegal::Illegal,
    position::{Position, UnitId},
    question::Move,
    task::FreeAction,
};
use std::cmp::Reverse;

/// So many of 36 equally likely throws of two dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chance(pub u8);

/// A charge that could be declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aim {
    /// The turn before it: of those that were looked at the likeliest to arrive, none if it need not
    /// turn for that, the one with the shortest way otherwise.
    pub pivot: Option<Facing>,
    /// The arcs of the target that it may name.
    pub sides: Vec<Arc>,
    /// The places that are open there now, on the first of these sides; none where something else
    /// happens to it: the target is moved, or it stands in between.
    pub slots: Vec<Slot>,
    /// The places of both at the end, on that side as things stand now.
    pub ends: Ends,
    /// The distance to it, rounded down.
    pub way: Mil,
    /// The least face that arrives.
    pub needed: u8,
    pub arrives: Chance,
    /// By the rules and by what lies open; a card may still raise the limit.
    pub disorderly: Chance,
    /// That it arrives so, and has no Charge Bonus.
    pub arrives_disorderly: Chance,
    pub hindered: bool,
}

/// Every enemy, and how it could be charged or why not.
pub fn charges(position: &Position, id: UnitId) -> Vec<(Thing, Result<Aim, Illegal>)> {
    let enemies = charge::enemies(position, id.thing()).into_iter();
    enemies
        .map(|enemy| (enemy, charge_at(position, id, enemy)))
        .collect()
}

/// Returns how it could charge this one, or why it cannot.
pub fn charge_at(position: &Position, id: UnitId, target: Thing) -> Result<Aim, Illegal> {
    let field = position.field(id);
    let approach = charge::approach(position, &field, id, target)?;
    let room = |side| charge::has_room(position, &field, id, (&approach.target, side));
    let sides = approach.sides.iter().copied();
    let mut sides: Vec<Arc> = sides.filter(|side| room(*side).is_ok()).collect();
    let Some(first) = sides.first().copied() else {
        room(approach.sides[0])?;
        return Err(Illegal::NotATarget(target));
    };
    let turned = |side, pivot| charge::turned(position, &field, id, &approach, (side, pivot));
    let speed = Mil::from(position.unit(id).profile.speed);
    let best = |side: &Arc| {
        let (charge, pivot) = best(&field, &approach, speed, |pivot| turned(*side, pivot))?;
        Some((aimed(position, id, &charge)?, pivot))
    };
    let Some((aim, pivot)) = sides.iter().find_map(best) else {
        let why = why(&approach, speed, |pivot| turned(first, pivot));
        return Err(why.unwrap_or(Illegal::NotATarget(target)));
    };
    if sides.len() > 1 {
        sides.retain(|side| turned(*side, pivot).is_ok());
    }
    Ok(Aim {
        pivot,
        sides,
        ..aim
    })
}

/// Returns the reason why there is no charge: for want of a place, where that is so after one of the turns that come
/// first to mind; else what is in the way of a charge without a turn.
fn why(
    approach: &Approach,
    speed: Mil,
    turned: impl Fn(Option<Facing>) -> Result<Charge, Illegal>,
) -> Option<Illegal> {
    /// To its middle, its corners and the middles of its sides.
    const TURNS: usize = 9;
    let refused = |(facing, way)| {
        needed(way, 1_000 * speed)?;
        turned(Some(facing)).err()
    };
    let mut refused = pivots(approach).take(TURNS).filter_map(refused);
    let unplaced = refused.find(|it| matches!(it, Illegal::Place(Refused::NoPlace(_))));
    unplaced.or_else(|| turned(None).err())
}

/// Returns how it would come to this charge, declared just so.
pub fn charge_so(
    position: &Position,
    id: UnitId,
    target: Thing,
    (pivot, arc): (Option<Facing>, Option<Arc>),
) -> Result<Aim, Illegal> {
    let charge = charge::check(position, id, target, pivot, arc)?;
    let aim = aimed(position, id, &charge).ok_or(Illegal::NotATarget(target))?;
    Ok(Aim { pivot, ..aim })
}

/// Tells whether a die that is too low may leave it about where it stands, as there is no room on its way: where
/// friends stand there, it has to go back.
pub fn may_stay(
    position: &Position,
    id: UnitId,
    target: Thing,
    (pivot, arc): (Option<Facing>, Option<Arc>),
) -> bool {
    let Ok(charge) = charge::check(position, id, target, pivot, arc) else {
        return false;
    };
    let (field, from) = (position.field(id), charge.charger.pose.at);
    let speed = Mil::from(position.unit(id).profile.speed);
    (1..=6).any(|die| {
        let stop = charge.run(&field, (speed, die), |tray| {
            stand::by_mode(position, id, tray).is_ok()
        });
        match stop {
            Stop::Short(tray) | Stop::Blocked(tray, _) => {
                let to = tray.pose.at;
                (to.x - from.x).abs().max((to.y - from.y).abs()) < HARDLY
            }
            Stop::Arrived(_) => false,
        }
    })
}

/// The distance below which it stands about where it began.
const HARDLY: Mil = 500;

/// Returns what is known of a charge, as its charger stands turned.
pub fn aimed(position: &Position, id: UnitId, charge: &Charge) -> Option<Aim> {
    let way = charge.way?;
    let hindered = charge.hindered;
    let declared = declared(position, id, charge, FreeAction::default());
    let limit = disorderly_up_to(position, &declared).min(6);
    let speed = Mil::from(position.unit(id).profile.speed);
    let needed = needed(way, charge.total(speed, 0)).unwrap_or(6);
    let arrives = Chance::at_least(needed, hindered);
    let orderly = Chance::at_least(needed.max(limit + 1), hindered);
    let (slots, ends) = ends(position, id, charge)?;
    Some(Aim {
        pivot: None,
        sides: vec![charge.side],
        slots,
        ends,
        way: way.floor() as Mil,
        needed,
        arrives,
        disorderly: Chance::at_most(limit, hindered),
        arrives_disorderly: Chance(arrives.0 - orderly.0),
        hindered,
    })
}

/// Returns the places of which the charger will choose, as things stand now, and those that both
/// come to; the charger in the first of its own.
fn ends(position: &Position, id: UnitId, charge: &Charge) -> Option<(Vec<Slot>, Ends)> {
    let field = position.field(id);
    let touching = charge::touching(position, &field, id, charge)?;
    let alignment = touching.alignment()?;
    let ends = touching.ends(&alignment)?;
    let slots = match alignment {
        Alignment::Slots(slots) => slots,
        Alignment::Pushed(..) | Alignment::Beside(_) => Vec::new(),
    };
    Some((slots, ends))
}

/// The worth of a charge: the best is the least.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Worth {
    chance: Reverse<Chance>,
    turns: bool,
    way: Fraction,
    /// Of equal ones the one that is looked at first.
    place: usize,
}

/// The best of the legal charges. Those that promise most are judged first, so that few are.
fn best(
    field: &Field,
    approach: &Approach,
    speed: Mil,
    turned: impl Fn(Option<Facing>) -> Result<Charge, Illegal>,
) -> Option<(Charge, Option<Facing>)> {
    let unturned = approach.way(approach.charger.pose.facing);
    let unturned = unturned.map(|way| (None, way)).into_iter();
    let all = unturned.chain(pivots(approach).map(|(facing, way)| (Some(facing), way)));
    let promised = all.enumerate().filter_map(|(place, (pivot, way))| {
        let chance = Reverse(Chance::at_least(needed(way, 1_000 * speed)?, false));
        let turns = pivot.is_some();
        let worth = Worth {
            chance,
            turns,
            way,
            place,
        };
        Some((worth, pivot))
    });
    let mut promised: Vec<_> = promised.collect();
    promised.sort_unstable_by_key(|(worth, _)| *worth);
    let mut best: Option<(Charge, Worth, Option<Facing>)> = None;
    for (worth, pivot) in promised {
        // Terrain makes a charge worse, nothing makes it better.
        if best.as_ref().is_some_and(|(_, best, _)| *best < worth) {
            break;
        }
        // What is in the way is found sooner than what hides the target.
        let facing = pivot.unwrap_or(approach.charger.pose.facing);
        if approach.is_stopped(field, facing, worth.way) {
            continue;
        }
        let Ok(charge) = turned(pivot) else { continue };
        let Some(face) = needed(worth.way, charge.total(speed, 0)) else {
            continue;
        };
        let chance = Reverse(Chance::at_least(face, charge.hindered));
        let worth = Worth { chance, ..worth };
        if best.as_ref().is_none_or(|(_, best, _)| worth < *best) {
            best = Some((charge, worth, pivot));
        }
    }
    best.map(|(charge, _, pivot)| (charge, pivot))
}

/// The least face that arrives, of a charge that comes so far without any.
fn needed(way: Fraction, without: Mil) -> Option<u8> {
    let arrives = |face: &u8| {
        let total = without + 1_000 * Mil::from(*face) + TOUCH;
        way <= Fraction::whole(i64::from(total))
    };
    (1..=6).find(arrives)
}

impl Chance {
    pub const ALL: u8 = 36;

    /// That a die shows `face` or more; with two, the lower one.
    pub const fn at_least(face: u8, two_dice: bool) -> Self {
        let faces = 7 - face;
        Self(if two_dice { faces * faces } else { 6 * faces })
    }

    pub const fn at_most(face: u8, two_dice: bool) -> Self {
        Self(Self::ALL - Self::at_least(face + 1, two_dice).0)
    }
}

/// Every enemy, and whether this attack could be shot at it from where the unit stands.
pub fn shots(position: &Position, id: UnitId, weapon: u8) -> Vec<(Thing, Result<(), Illegal>)> {
    judged(position, id, |target| {
        let it = Move::Shoot {
            target,
            weapon,
            shift: None,
            arc: None,
        };
        acting::check(position, id.thing(), &it, Terms::Activation)
    })
}

/// Every enemy, and whether this attack could be made on it as the unit stands.
pub fn fights(position: &Position, id: UnitId, weapon: u8) -> Vec<(Thing, Result<(), Illegal>)> {
    judged(position, id, |target| {
        let it = Move::Fight {
            target,
            weapon,
            realign: None,
        };
        attack::planned(position, id, &it, Terms::Activation).map(|_| ())
    })
}

/// Units among the enemies of a unit.
pub(super) fn enemies(position: &Position, id: UnitId) -> Vec<UnitId> {
    let enemies = charge::enemies(position, id.thing()).into_iter();
    enemies.filter_map(Thing::unit).collect()
}

fn judged(
    position: &Position,
    id: UnitId,
    judge: impl Fn(Thing) -> Result<(), Illegal>,
) -> Vec<(Thing, Result<(), Illegal>)> {
    let enemies = charge::enemies(position, id.thing()).into_iter();
    enemies.map(|enemy| (enemy, judge(enemy))).collect()
}
