//! The steps that effects do to units, and those that they let them do.

use super::dice;
use crate::{
    chapter::wounds,
    effect::{ActionKind, Amount, Step},
    field::Thing,
    geometry::Mil,
    play::Play,
    position::{Bearer, UnitId},
    task::{Cause, Env, ForcedCharge, FreeAction, Task, Test},
};

/// To whom it belongs what an effect destroys: its controller, and the unit that bears it.
fn cause(env: &Env) -> Cause {
    let unit = match env.bearer {
        Some(Bearer::Unit(id)) => Some(id),
        _ => None,
    };
    Cause {
        unit,
        ..Cause::by(env.controller)
    }
}

fn units(targets: &[Thing]) -> impl DoubleEndedIterator<Item = UnitId> + '_ {
    targets.iter().filter_map(|it| it.unit())
}

pub fn hits(play: &mut Play<'_>, env: &Env, targets: &[Thing], count: Amount) {
    // The last one put on the agenda comes first.
    for unit in units(targets).rev() {
        let count = dice::number(play, env, Some(unit.thing()), count);
        play.begin_hits(unit, count, cause(env));
    }
}

pub fn wounds(play: &mut Play<'_>, env: &Env, targets: &[Thing], count: Amount) {
    for thing in targets {
        let count = dice::number(play, env, Some(*thing), count);
        wounds::suffer(play, *thing, u16::from(count), cause(env));
    }
}

pub fn restore(play: &mut Play<'_>, env: &Env, targets: &[Thing], count: Amount) {
    for thing in targets {
        let count = dice::number(play, env, Some(*thing), count);
        match thing {
            Thing::Unit(number) => wounds::restore(play, UnitId(*number), u16::from(count)),
            Thing::Wall(number) => {
                let wall = &mut play.open().walls[usize::from(*number)];
                wall.wounds = wall.wounds.saturating_sub(count);
            }
            Thing::Piece(_) => {}
        }
    }
}

pub fn panic_test(play: &mut Play<'_>, env: &Env, targets: &[Thing], modifier: Amount) {
    for unit in units(targets).rev() {
        let modifier = dice::amount(play, env, Some(unit.thing()), modifier);
        let cause = Cause {
            modifier,
            ..cause(env)
        };
        play.begin_test(Test::new(unit, true, cause));
    }
}

pub fn morale_test(
    play: &mut Play<'_>,
    env: &Env,
    targets: &[Thing],
    modifier: Amount,
    (failed, passed): (Vec<Step>, Vec<Step>),
) {
    for unit in units(targets).rev() {
        let modifier = dice::amount(play, env, Some(unit.thing()), modifier);
        let cause = Cause {
            modifier,
            ..cause(env)
        };
        let test = Test {
            failed: failed.clone(),
            passed: passed.clone(),
            env: Some(env.clone()),
            ..Test::new(unit, false, cause)
        };
        play.begin_test(test);
    }
}

/// Offers a free action.
pub fn act(play: &mut Play<'_>, step: &Step, env: &Env, targets: &[Thing]) {
    let Step::Action {
        kind,
        most,
        against,
        without_shift,
        without_charge_bonus,
        best_dice,
        ..
    } = step
    else {
        return;
    };
    let terms = FreeAction {
        most: *most,
        against: against.and_then(|role| env.roles.thing(role)),
        without_shift: *without_shift,
        without_charge_bonus: *without_charge_bonus,
        best_dice: *best_dice,
        ..FreeAction::default()
    };
    for who in targets.iter().rev() {
        play.offer(*who, *kind, terms);
    }
}

pub fn shift(play: &mut Play<'_>, targets: &[Thing], most: Mil) {
    let terms = FreeAction {
        most: Some(most),
        shift: true,
        ..FreeAction::default()
    };
    for who in targets.iter().rev() {
        play.offer(*who, ActionKind::Maneuver, terms);
    }
}

pub fn pivot(play: &mut Play<'_>, targets: &[Thing]) {
    play.push(Task::Pivots(units(targets).collect()));
}

/// In place of its action, the unit that activates has to charge.
pub fn forced_charge(play: &mut Play<'_>, die: u8) {
    let agenda = play.open().agenda.iter_mut().rev();
    let activation = agenda.into_iter().find_map(|task| match task {
        Task::Activation(frame) => Some(frame),
        _ => None,
    });
    if let Some(activation) = activation {
        activation.forced = Some(ForcedCharge { die });
    }
}

pub fn end_activation(play: &mut Play<'_>, targets: &[Thing]) {
    for who in targets {
        play.end_activation(*who);
    }
}

/// A unit suffers what its owner has named, and what that buys follows.
pub fn pay(play: &mut Play<'_>, env: &Env, targets: &[Thing], paid: u8, then: Vec<Step>) {
    let Some(payer) = targets.first().copied() else {
        return;
    };
    play.run_script(
        then,
        Env {
            paid,
            ..env.clone()
        },
    );
    let owner = play.position().owner(payer).unwrap_or(env.controller);
    wounds::suffer(play, payer, u16::from(paid), Cause::by(owner));
}
