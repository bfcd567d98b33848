//! Attacks and ways by chance.

use crate::{
    allowed::{self, Terms},
    chapter::acting::check,
    conditions::facing_to,
    data::Reach,
    field::{Course, Direction, Thing},
    geometry::{Mil, Slot},
    position::{Position, UnitId},
    question::Move,
};
use tabletop::Dice;

pub fn any<T: Copy>(all: &[T], dice: &mut dyn Dice) -> Option<T> {
    let count = u32::try_from(all.len()).unwrap_or(u32::MAX);
    (count > 0).then(|| all[dice.below(count) as usize])
}

pub fn fight(position: &Position, id: UnitId, dice: &mut dyn Dice) -> Move {
    let engaged: Vec<Thing> = position
        .engaged(id.thing())
        .into_iter()
        .map(|(it, _)| it)
        .collect();
    let Some(target) = any(&engaged, dice) else {
        return Move::Forgo;
    };
    let slots = [
        None,
        None,
        Some(Slot::Center),
        Some(Slot::Left),
        Some(Slot::Right),
    ];
    let realign = slots[dice.below(5) as usize];
    let it = |realign| Move::Fight {
        target,
        weapon: weapon(position, id, true, dice.below(8)),
        realign,
    };
    let mut it = it;
    let first = it(realign);
    if check(position, id.thing(), &first, Terms::Activation).is_ok() {
        first
    } else {
        it(None)
    }
}

/// One attack of a kind, the `nth` of them round and round.
fn weapon(position: &Position, id: UnitId, melee: bool, nth: u32) -> u8 {
    let attacks = &position.unit(id).profile.entry().attacks;
    let of_kind = (0..)
        .zip(attacks)
        .filter(|(_, it)| (it.reach == Reach::Melee) == melee);
    let of_kind: Vec<u8> = of_kind.map(|(at, _)| at).collect();
    let count = of_kind.len().max(1);
    of_kind.get(nth as usize % count).copied().unwrap_or(0)
}

pub fn shoot(position: &Position, id: UnitId, dice: &mut dyn Dice) -> Option<Move> {
    let attacks = &position.unit(id).profile.entry().attacks;
    if attacks.iter().all(|it| it.reach == Reach::Melee) {
        return None;
    }
    let target = any(&allowed::charge::enemies(position, id.thing()), dice)?;
    let weapon = weapon(position, id, false, dice.below(8));
    let shift = (dice.below(2) == 0).then(|| shift(2_000, dice));
    Some(Move::Shoot {
        target,
        weapon,
        shift,
        arc: None,
    })
}

pub fn shift(most: Mil, dice: &mut dyn Dice) -> Course {
    let direction = Direction::ALL[dice.below(4) as usize];
    Course::straight(direction, quarter(most, dice))
}

/// A length up to `most`, in quarters of an inch.
fn quarter(most: Mil, dice: &mut dyn Dice) -> Mil {
    let quarters = u32::try_from(most / 250).unwrap_or(0);
    250 * dice.below(quarters + 1).cast_signed()
}

pub fn straight(position: &Position, id: UnitId, times: Mil, dice: &mut dyn Dice) -> Course {
    let speed = 1_000 * Mil::from(position.unit(id).profile.speed);
    Course::straight(Direction::Forward, quarter(times * speed, dice))
}

/// A Maneuver that now and then turns to an enemy, before it goes and afterwards.
pub fn towards(position: &Position, id: UnitId, dice: &mut dyn Dice) -> Course {
    let course = straight(position, id, 1, dice);
    let Some(own) = position.unit(id).pose() else {
        return course;
    };
    let enemy = any(&allowed::charge::enemies(position, id.thing()), dice);
    let enemy = enemy
        .and_then(|enemy| position.tray(enemy))
        .map(|it| it.pose.at);
    let first = enemy
        .filter(|_| dice.below(2) == 0)
        .map(|at| facing_to(own.at, at));
    let last = enemy
        .filter(|_| dice.below(4) == 0)
        .map(|at| facing_to(own.at, at));
    Course {
        first,
        last,
        ..course
    }
}
