//! Surge Forth (6.8).

use crate::{
    allowed::way,
    chapter::{acting, pivot},
    effect::Window,
    field::{Course, Direction},
    geometry::{Facing, Mil},
    illegal::Illegal,
    modifiers,
    play::Play,
    position::{Place, Position, Roles, UnitId},
    question::{Action, Move, Prompt},
    state::View,
    task::{FreeAction, Surge, SurgeStage, Task},
};

/// Tells whether it stands on the table and nobody holds it.
fn is_free(position: &Position, id: UnitId) -> bool {
    position.stands(id.thing()) && !position.is_engaged(id.thing())
}

pub fn step(play: &mut Play<'_>, mut frame: Surge) {
    match frame.stage {
        SurgeStage::Window => {
            frame.stage = SurgeStage::Ask;
            let attacker = Some(frame.by).filter(|id| is_free(play.position(), *id));
            play.push(Task::Surge(frame));
            if let Some(attacker) = attacker {
                let roles = Roles {
                    attacker: Some(attacker.thing()),
                    ..Roles::default()
                };
                play.open_window(Window::Surge, roles);
            }
        }
        SurgeStage::Ask => {
            let position = play.position();
            let attacker = Some(frame.by).filter(|id| is_free(position, *id));
            frame.freed.retain(|id| is_free(position, *id));
            if attacker.is_none() && frame.freed.is_empty() {
                return;
            }
            let further = modifiers::surge_move(position, frame.by);
            let most = position.speed(frame.by) + 1_000 * Mil::from(further);
            let owner = position.unit(frame.by).owner;
            let freed = frame.freed.clone();
            play.push(Task::Surge(frame));
            play.ask(
                owner,
                Prompt::Surge {
                    attacker,
                    freed,
                    most,
                },
            );
        }
    }
}

/// The Maneuver comes first, then the pivots in their order.
pub fn check(
    view: &View,
    attacker: Option<UnitId>,
    freed: &[UnitId],
    most: Mil,
    action: &Action,
) -> Result<(), Illegal> {
    let (course, pivots) = match action {
        Action::Pass => return Ok(()),
        Action::Surge { course, pivots } => (course, pivots),
        _ => return Err(Illegal::WrongAnswer),
    };
    let mut position = view.open.clone();
    if let Some(course) = course {
        let attacker = attacker.ok_or(Illegal::Engaged)?;
        if course.direction != Direction::Forward {
            return Err(Illegal::Diagonal);
        }
        go(&mut position, attacker, *course, most)?;
    }
    for (place, (unit, facing)) in pivots.iter().enumerate() {
        let again = pivots[..place].iter().any(|(other, _)| other == unit);
        if again || !freed.contains(unit) {
            return Err(Illegal::NotATarget(unit.thing()));
        }
        go(&mut position, *unit, turning(*facing), 0)?;
    }
    Ok(())
}

const fn turning(facing: Facing) -> Course {
    Course::STAY.turning_last(facing)
}

fn go(position: &mut Position, id: UnitId, course: Course, most: Mil) -> Result<(), Illegal> {
    let end = way::run(position, id, course, most)?;
    position.unit_mut(id).place = Place::Table(end.pose);
    Ok(())
}

pub fn answer(play: &mut Play<'_>, frame: Surge, action: Action) {
    let Action::Surge { course, pivots } = action else {
        return;
    };
    if let Some(course) = course {
        let who = frame.by.thing();
        let terms = FreeAction::default();
        acting::begin(play, who, Move::Maneuver(course), Some(terms));
    }
    for (unit, facing) in pivots {
        pivot::turn(play, unit, facing);
    }
}
