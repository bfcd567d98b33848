//! Morale tests and panic (chapter 9).

mod ground;

use super::{mode, wounds};
use crate::{
    dice::{self, Face},
    effect::{Pool, Stat, Window},
    event::Event,
    modifiers::{self, Subject},
    play::Play,
    position::{Position, Roles, UnitId},
    task::{Task, Test, TestStage},
};

pub fn step(play: &mut Play<'_>, mut frame: Box<Test>) {
    let unit = frame.unit;
    // A test that is decided goes on without the unit: its window tells of one that was destroyed.
    let decided = frame.stage > TestStage::Result;
    if !decided && !play.position().stands(unit.thing()) {
        return;
    }
    match frame.stage {
        TestStage::Before if frame.cause.without_dice => {
            frame.set = Some(true);
            decide(play, frame);
        }
        TestStage::Before => {
            frame.stage = TestStage::Roll;
            let roles = roles(&frame);
            play.push(Task::Test(frame));
            play.open_window(Window::MoraleBeforeDice, roles);
        }
        TestStage::Roll => {
            frame.faces = play.dice(2);
            play.tell(Event::Rolled {
                unit: unit.thing(),
                pool: Pool::Morale,
                faces: frame.faces.clone(),
            });
            frame.stage = TestStage::AfterWindow;
            play.push(Task::Test(frame));
            play.offer_rerolls(Pool::Morale);
        }
        TestStage::AfterWindow => {
            frame.stage = TestStage::Result;
            let roles = roles(&frame);
            play.push(Task::Test(frame));
            play.open_window(Window::MoraleAfterDice, roles);
        }
        TestStage::Result => decide(play, frame),
        TestStage::Passed | TestStage::Failed => {
            let window = if frame.stage == TestStage::Passed {
                Window::MoralePassed
            } else {
                Window::MoraleFailed
            };
            frame.stage = TestStage::Over;
            let roles = roles(&frame);
            play.push(Task::Test(frame));
            play.open_window(window, roles);
        }
        TestStage::Over => {}
    }
}

/// The test ends, and what follows from it comes before its last window.
fn decide(play: &mut Play<'_>, mut frame: Box<Test>) {
    let (unit, panic) = (frame.unit, frame.panic);
    let failed = is_failing(play.position(), &frame);
    let rolled = rolled(play.position(), &frame);
    play.tell(Event::Tested {
        unit,
        panic,
        result: rolled.map(dice::Test::result),
        needed: play.position().unit(unit).profile.morale,
        passed: !failed,
    });
    let env = frame.env.clone();
    if !failed {
        frame.stage = TestStage::Passed;
        let steps = frame.passed.clone();
        play.push(Task::Test(frame));
        if let Some(env) = env.filter(|_| !steps.is_empty()) {
            play.run_script(steps, env);
        }
        return;
    }
    frame.stage = TestStage::Failed;
    let steps = frame.failed.clone();
    let wounds = if panic {
        panic_wounds(play.position(), &frame)
    } else {
        0
    };
    let cause = frame.cause;
    play.push(Task::Test(frame));
    if let Some(env) = env.filter(|_| !steps.is_empty()) {
        play.run_script(steps, env);
    }
    mode::failed_test(play, unit);
    let lost = wounds::suffer(play, unit.thing(), wounds, cause);
    if let Some(test) = own(play, unit) {
        test.wounds = lost;
    }
}

/// What is missing, and what effects add to it.
fn panic_wounds(position: &Position, test: &Test) -> u16 {
    let missing = rolled(position, test).and_then(dice::Test::failed_by);
    cost(missing.unwrap_or(0), more_wounds(position, test))
}

/// What a panic test costs that is failed by so much.
pub fn cost(missing: u8, more: i8) -> u16 {
    (i16::from(missing) + i16::from(more)).max(1).unsigned_abs()
}

/// The wounds that effects add to a failure.
pub fn more_wounds(position: &Position, test: &Test) -> i8 {
    sum(position, test, Stat::PanicWounds)
}

/// The frame of the innermost test, if it is this unit's.
fn own<'p>(play: &'p mut Play<'_>, unit: UnitId) -> Option<&'p mut Test> {
    play.test().filter(|test| test.unit == unit)
}

fn roles(test: &Test) -> Roles {
    Roles {
        testing: Some(test.unit),
        attacker: test.cause.attack_by,
        defender: test.cause.attack_by.map(|_| test.unit.thing()),
        ..Roles::default()
    }
}

fn sum(position: &Position, test: &Test, stat: Stat) -> i8 {
    modifiers::sum(position, stat, test.unit.thing(), Subject::Test(test))
}

/// What is added to the dice of a test.
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

/// The dice as they lie now; none before the roll.
fn rolled(position: &Position, test: &Test) -> Option<dice::Test> {
    let faces: [Face; 2] = test.faces.as_slice().try_into().ok()?;
    Some(dice::Test {
        faces,
        modifier: modifier(position, test),
        needed: position.unit(test.unit).profile.morale,
    })
}

/// By how much the dice of a test pass it; nothing where they fail.
pub fn passed_by(position: &Position, test: &Test) -> Option<u8> {
    let rolled = rolled(position, test)?;
    rolled.result().checked_sub(rolled.needed)
}

/// Whether by what is known so far (dice, modifiers, what effects have set) the test is failed.
pub fn is_failing(position: &Position, test: &Test) -> bool {
    match test.set {
        Some(passed) => !passed,
        None => rolled(position, test).is_some_and(|it| it.failed_by().is_some()),
    }
}
