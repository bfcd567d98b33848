//! Actions, of an activation and free ones: what may be done.

mod doing;
mod free;
mod steps;

pub use doing::begin;
pub use free::{check_free, fits, possible};
pub use steps::{answer, step};

use super::attack;
use crate::{
    allowed::{Terms, charge, way},
    chapter::retreat,
    conditions,
    field::{Direction, Refused, Thing},
    geometry::{Arc, Mil},
    illegal::Illegal,
    position::{Position, UnitId},
    question::{Action, Move},
    state::View,
    task::FreeAction,
};

/// Checks that a charge at this target is what a free action was given for.
fn is_meant(
    position: &Position,
    id: UnitId,
    target: Thing,
    terms: Terms<'_>,
) -> Result<(), Illegal> {
    let named = terms.against().is_none_or(|it| it == target);
    let forced = matches!(terms, Terms::Free(terms) if terms.forced_die.is_some());
    if named && (!forced || conditions::nearest(position, id).contains(&target)) {
        Ok(())
    } else {
        Err(Illegal::NotATarget(target))
    }
}

/// Checks that a unit or wall may do this now.
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
            way::unengaged(position, id)?;
            if course.direction != Direction::Forward {
                return Err(Illegal::Diagonal);
            }
            way::run(position, id, *course, terms.most(speed)).map(|_| ())
        }
        Move::March(course) => {
            way::unengaged(position, id)?;
            if course.direction != Direction::Forward {
                return Err(Illegal::Diagonal);
            }
            if course.first.is_some() {
                return Err(Illegal::NoPivotFirst);
            }
            way::run(position, id, *course, terms.most(2 * speed)).map(|_| ())
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
            way::check_shift(position, id, course, *most)
        }
        Move::Retreat if position.is_engaged(who) => Ok(()),
        Move::Retreat => Err(Illegal::NotEngaged),
        Move::Charge { target, pivot, arc } => {
            way::unengaged(position, id)?;
            is_meant(position, id, *target, terms)?;
            charge::check(position, id, *target, *pivot, *arc).map(|_| ())
        }
        Move::Shoot { .. } => {
            way::unengaged(position, id)?;
            attack::planned(position, id, it, terms).map(|_| ())
        }
        Move::Fight { .. } => attack::planned(position, id, it, terms).map(|_| ()),
        Move::Raze(piece) => attack::check_raze(position, id, *piece, terms),
        Move::Forgo => Err(Illegal::WrongAnswer),
    }
}

pub fn check_arc(arcs: &[Arc], action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Arc(arc) if arcs.contains(arc) => Ok(()),
        Action::Arc(arc) => Err(Refused::NotFromThere(*arc).into()),
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn check_retreat(view: &View, unit: UnitId, most: Mil, action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Course(None) => Ok(()),
        Action::Course(Some(course)) => retreat::check(&view.open, unit, course, most).map(|_| ()),
        _ => Err(Illegal::WrongAnswer),
    }
}
