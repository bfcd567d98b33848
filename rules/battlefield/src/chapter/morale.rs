//! Morale tests and panic (chapter 9).

use super::{mode, wounds};
use crate::{
    dice::{self},
    effect::{Pool, Window},
    event::Event,
    modifiers::test,
    play::Play,
    position::{Roles, UnitId},
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
                needed: test::least(play.position(), &frame),
                changes: test::changes(play.position(), &frame),
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
    let failed = test::is_failing(play.position(), &frame);
    let rolled = test::rolled(play.position(), &frame);
    play.tell(Event::Tested {
        unit,
        panic,
        result: rolled.map(dice::Test::result),
        needed: play.position().unit(unit).profile.morale,
        passed: !failed,
        changes: test::changes(play.position(), &frame),
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
        test::panic_wounds(play.position(), &frame)
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

/// The frame of the innermost test, if it is this unit's.
fn own<'p>(play: &'p mut Play<'_>, unit: UnitId) -> Option<&'p mut Test> {
    play.test().filter(|test| test.unit == unit)
}

/// The parts in the windows of a test.
pub fn roles(test: &Test) -> Roles {
    Roles {
        testing: Some(test.unit),
        attacker: test.cause.attack_by,
        defender: test.cause.attack_by.map(|_| test.unit.thing()),
        ..Roles::default()
    }
}
