//! The numbers of a morale test (chapter 9).

use super::{Subject, ground};
use crate::{
    dice::{self, Face},
    effect::Stat,
    event::{Change, MadeBy},
    position::Position,
    task::Test,
};

/// Returns what is added to the dice of a test.
pub fn modifier(position: &Position, test: &Test) -> i8 {
    let panic = if test.panic {
        sum(position, test, Stat::PanicRoll)
    } else {
        0
    };
    sum(position, test, Stat::MoraleRoll)
        .saturating_add(panic)
        .saturating_add(test.cause.modifier)
        .saturating_add(ground::modifier(position, test.unit))
}

/// The parts of that.
pub fn changes(position: &Position, test: &Test) -> Vec<Change> {
    let of = |stat| super::changes(position, stat, test.unit.thing(), Subject::Test(test));
    let mut all = of(Stat::MoraleRoll);
    if test.panic {
        all.extend(of(Stat::PanicRoll));
    }
    if test.cause.modifier != 0 {
        let attack = position.attack();
        let attack = attack.filter(|it| test.cause.attack_by == Some(it.attacker));
        all.push(Change {
            by: test.cause.modifier,
            made_by: attack.map_or(MadeBy::Cause, |it| MadeBy::Side(it.arc)),
        });
    }
    all.extend(ground::changes(position, test.unit));
    all
}

/// The dice as they lie now; none before the roll.
pub fn rolled(position: &Position, test: &Test) -> Option<dice::Test> {
    let faces: [Face; 2] = test.faces.as_slice().try_into().ok()?;
    Some(dice::Test {
        faces,
        modifier: modifier(position, test),
        needed: position.unit(test.unit).profile.morale,
    })
}

/// The least sum of both dice that passes; nothing where an effect has decided the test.
pub fn least(position: &Position, test: &Test) -> Option<u8> {
    let (needed, modifier) = (
        position.unit(test.unit).profile.morale,
        modifier(position, test),
    );
    let passes = |sum: &u8| sum.saturating_add_signed(modifier) >= needed;
    let least = || (2..=12).find(passes).unwrap_or(13);
    test.set.is_none().then(least)
}

/// By how much the dice of a test pass it; nothing where they fail.
pub fn passed_by(position: &Position, test: &Test) -> Option<u8> {
    let rolled = rolled(position, test)?;
    rolled.result().checked_sub(rolled.needed)
}

/// Tells whether by what is known so far (dice, modifiers, what effects have set) the test is failed.
pub fn is_failing(position: &Position, test: &Test) -> bool {
    match test.set {
        Some(passed) => !passed,
        None => rolled(position, test).is_some_and(|it| it.failed_by().is_some()),
    }
}

/// Returns what is missing, and what effects add to it.
pub fn panic_wounds(position: &Position, test: &Test) -> u16 {
    let missing = rolled(position, test).and_then(dice::Test::failed_by);
    cost(missing.unwrap_or(0), more_wounds(position, test))
}

/// Returns what a panic test costs that is failed by so much.
pub fn cost(missing: u8, more: i8) -> u16 {
    (i16::from(missing) + i16::from(more)).max(1).unsigned_abs()
}

/// The wounds that effects add to a failure.
pub fn more_wounds(position: &Position, test: &Test) -> i8 {
    sum(position, test, Stat::PanicWounds)
}

fn sum(position: &Position, test: &Test, stat: Stat) -> i8 {
    super::sum(position, stat, test.unit.thing(), Subject::Test(test))
}
