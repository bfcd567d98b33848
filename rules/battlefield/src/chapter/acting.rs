//! Actions, of an activation and free ones: what may be done.

mod doing;
mod free;
mod steps;

pub use doing::{begin, shift};
pub use free::{check_free, fits, possible};
pub use steps::{answer, step};

use super::{attack, charge, movement, realign};
use crate::{
    field::{Course, Direction, Thing},
    geometry::Mil,
    illegal::Illegal,
    position::{Position, UnitId},
    question::{Action, Move},
    state::View,
    task::FreeAction,
};

/// On which terms an action is taken.
#[derive(Clone, Copy, Debug)]
pub enum Terms<'t> {
    Activation,
    Free(&'t FreeAction),
}

impl Terms<'_> {
    fn most(self, otherwise: Mil) -> Mil {
        match self {
            Self::Free(FreeAction {
                most: Some(most), ..
            }) => otherwise.min(*most),
            _ => otherwise,
        }
    }

    /// Whether a charge at this target is what a free action was given for.
    fn allow(self, position: &Position, id: UnitId, target: Thing) -> Result<(), Illegal> {
        let Self::Free(terms) = self else {
            return Ok(());
        };
        let named = terms.against.is_none_or(|it| it == target);
        let forced = terms.forced_die.is_some();
        if named && (!forced || charge::nearest(position, id).contains(&target)) {
            Ok(())
        } else {
            Err(Illegal::NotATarget(target))
        }
    }
}

/// Whether a unit or wall may do this now.
pub fn check(position: &Position, who: Thing, it: &Move, terms: Terms<'_>) -> Result<(), Illegal> {
    if let (Move::Forgo, Terms::Activation) = (it, terms) {
        return Ok(());
    }
    let Some(id) = who.unit() else {
        return attack::check_wall(position, who, it);
    };
    // One that is being destroyed still stands there, and may be given a last attack.
    if !position.unit(id).is_on_table() {
        return Err(Illegal::NotYourUnit);
    }
    let speed = position.speed(id);
    match it {
        Move::Maneuver(course) => {
            unengaged(position, id)?;
            if course.direction != Direction::Forward {
                return Err(Illegal::Diagonal);
            }
            movement::run(position, id, *course, terms.most(speed)).map(|_| ())
        }
        Move::March(course) => {
            unengaged(position, id)?;
            if course.direction != Direction::Forward {
                return Err(Illegal::Diagonal);
            }
            if course.first.is_some() {
                return Err(Illegal::NoPivotFirst);
            }
            movement::run(position, id, *course, terms.most(2 * speed)).map(|_| ())
        }
        Move::Shift(course) => {
            let Terms::Free(FreeAction {
                shift: true,
                most: Some(most),
                ..
            }) = terms
            else {
                return Err(Illegal::WrongAnswer);
            };
            check_shift(position, id, course, *most)
        }
        Move::Retreat if position.is_engaged(who) => Ok(()),
        Move::Retreat => Err(Illegal::NotEngaged),
        Move::Charge { target, pivot, arc } => {
            unengaged(position, id)?;
            terms.allow(position, id, *target)?;
            charge::check(position, id, *target, *pivot, *arc).map(|_| ())
        }
        Move::Shoot { .. } => {
            unengaged(position, id)?;
            attack::check_shot(position, id, it, terms)
        }
        Move::Fight { .. } => attack::check_fight(position, id, it, terms),
        Move::Raze(piece) => attack::check_raze(position, id, *piece, terms),
        Move::Forgo => Err(Illegal::WrongAnswer),
    }
}

/// A straight way of at most `most` in one of four directions, without a pivot.
pub fn check_shift(
    position: &Position,
    id: UnitId,
    course: &Course,
    most: Mil,
) -> Result<(), Illegal> {
    unengaged(position, id)?;
    if course.first.is_some() || course.last.is_some() {
        return Err(Illegal::Diagonal);
    }
    movement::run(position, id, *course, most).map(|_| ())
}

pub fn check_retreat(view: &View, unit: UnitId, most: Mil, action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Course(None) => Ok(()),
        Action::Course(Some(course)) => {
            realign::check_retreat(&view.open, unit, course, most).map(|_| ())
        }
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn unengaged(position: &Position, id: UnitId) -> Result<(), Illegal> {
    if position.is_engaged(id.thing()) {
        Err(Illegal::Engaged)
    } else {
        Ok(())
    }
}
