//! The ways that a unit may go.

use super::stand;
use crate::{
    field::Course,
    geometry::{Mil, Tray},
    illegal::Illegal,
    position::{Position, UnitId},
};

/// Returns the place to which a course of at most `most` takes a unit: to a legal end, also by the mode.
pub fn run(position: &Position, id: UnitId, course: Course, most: Mil) -> Result<Tray, Illegal> {
    let field = position.field(id);
    let tray = position.unit(id).tray().ok_or(Illegal::NotYourUnit)?;
    let end = course.run(&field, &tray, most)?;
    for place in course.places(&tray) {
        if place.pose != tray.pose {
            stand::by_mode(position, id, &place)?;
        }
    }
    Ok(end)
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
    run(position, id, *course, most).map(|_| ())
}

pub fn unengaged(position: &Position, id: UnitId) -> Result<(), Illegal> {
    if position.is_engaged(id.thing()) {
        Err(Illegal::Engaged)
    } else {
        Ok(())
    }
}
