//! Morale tests: those that a step causes, and the one that is under way.

use crate::{
    aim::Chance,
    dice,
    effect::Stat,
    field::Thing,
    modifiers::test,
    policy::seen::Seen,
    position::UnitId,
    task::{Cause, Env, Modifier, Test},
};

/// In how many of 36 throws each sum of two dice comes, from 2 on.
const WAYS: [i32; 11] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/// Returns how often a test is failed, of 36 times, and how many wounds a panic test costs then in 36ths.
pub(super) fn failed(seen: &Seen, test: &Test) -> (i32, i32) {
    let (modifier, more) = (test::modifier(seen, test), test::more_wounds(seen, test));
    let needed = seen.unit(test.unit).profile.morale;
    let (mut times, mut wounds) = (0, 0);
    for (sum, ways) in (2_u8..).zip(WAYS) {
        let throw = dice::Test {
            faces: [sum / 2, sum - sum / 2],
            modifier,
            needed,
        };
        if let Some(missing) = throw.failed_by() {
            times += ways;
            wounds += ways * i32::from(test::cost(missing, more));
        }
    }
    (times, wounds)
}

/// Such a test of a unit that has yet to be rolled.
pub(super) fn of(seen: &Seen, unit: UnitId, (panic, modifier): (bool, i32)) -> (i32, i32) {
    let cause = Cause {
        modifier: modifier as i8,
        ..Cause::by(seen.me)
    };
    failed(seen, &Test::new(unit, panic, cause))
}

/// Returns what so many 36ths of wounds of a panic test are worth; they seldom destroy anybody.
pub(super) fn panic(seen: &Seen, unit: UnitId, wounds: i32) -> i32 {
    let thing = unit.thing();
    let lost = (wounds * 1_000 / 36).min(1_000 * seen.health(thing));
    let falls = if seen.health(thing) <= 2 {
        lost.min(3_000)
    } else {
        0
    };
    seen.blow(thing, lost, falls)
}

/// Returns what a failure of the test under way costs.
fn cost(seen: &Seen, test: &Test) -> i32 {
    if !test.panic {
        return seen.blow(test.unit.thing(), 2_000, 0);
    }
    let rolled = i32::from(test::panic_wounds(seen, test));
    let (thing, lost) = (test.unit.thing(), 1_000 * rolled);
    let falls = if rolled >= seen.health(thing) {
        10_000
    } else {
        0
    };
    seen.blow(thing, lost, falls)
}

/// Returns what it is worth that the test under way ends so.
pub(super) fn set(seen: &Seen, passed: bool) -> i32 {
    let cost = seen.test().map_or(0, |it| cost(seen, it));
    if passed { -cost } else { cost }
}

/// Returns what it is worth to change the number of a test that is still to be rolled.
pub(super) fn modified(seen: &Seen, stat: Stat, by: i32, env: &Env) -> i32 {
    let Some(before) = seen.test() else { return 5 };
    let mut after = before.clone();
    after.modifiers.push(Modifier {
        source: env.source,
        stat,
        by: by as i8,
        if_any: false,
        when: Vec::new(),
    });
    let each = |test: &Test| {
        let (times, wounds) = failed(seen, test);
        if test.panic {
            panic(seen, test.unit, wounds)
        } else {
            seen.blow(test.unit.thing(), times * 2_000 / 36, 0)
        }
    };
    each(&after) - each(before)
}

/// Returns what it is worth that the die of the charge under way is set: that it arrives.
pub(super) fn charge_set(seen: &Seen) -> i32 {
    let Some(charge) = seen.charge() else {
        return 0;
    };
    let unit = charge.charger;
    let places = seen.unit(unit).pose().zip(seen.tray(charge.target));
    let faces = places.map_or(0, |(from, to)| {
        crate::policy::scene::faces(seen.speed(unit), from.at, to.pose.at)
    });
    let missed = i32::from(Chance::ALL) - 6 * faces;
    let worth = seen.strike(unit, charge.target, true) * missed / 36;
    if seen.mine(Thing::Unit(unit.0)) {
        worth
    } else {
        -worth
    }
}
