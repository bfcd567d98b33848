//! Free pivots.

use crate::{
    allowed::way,
    chapter::{
        movement::{self, Manner},
        wounds,
    },
    field::Course,
    geometry::{Facing, Pose},
    illegal::Illegal,
    play::Play,
    position::UnitId,
    question::{Action, Prompt},
    state::View,
    task::{Cause, Task},
};

/// Asks for a free pivot; nobody is asked for a unit that is engaged or gone.
pub fn step(play: &mut Play<'_>, unit: UnitId) {
    let position = play.position();
    if !position.unit(unit).is_on_table() || position.is_engaged(unit.thing()) {
        return;
    }
    let owner = position.unit(unit).owner;
    play.push(Task::Pivot(unit));
    play.ask(owner, Prompt::Pivot { unit });
}

pub fn check(view: &View, unit: UnitId, action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Pass => Ok(()),
        Action::Pivot(facing) => {
            let course = Course::STAY.turning_last(*facing);
            way::run(&view.open, unit, course, 0).map(|_| ())
        }
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn answer(play: &mut Play<'_>, unit: UnitId, action: Action) {
    if let Action::Pivot(facing) = action {
        turn(play, unit, facing);
    }
}

/// A free pivot is a move of its own: whoever ends it in Dangerous terrain suffers at once.
pub fn turn(play: &mut Play<'_>, unit: UnitId, facing: Facing) {
    let Some(from) = play.position().unit(unit).pose() else {
        return;
    };
    if facing == from.facing {
        return;
    }
    movement::place(play, unit, Pose { facing, ..from }, Manner::Pivot);
    if movement::in_danger(play.position(), unit) {
        let count = u16::from(play.d3()) + 1;
        wounds::suffer(play, unit.thing(), count, Cause::nobody());
    }
}
