//! Free pivots and Surges (19.3, point 6). What is not legal as it was laid down is asked.

use super::Matter;
use crate::{
    chapter::{pivot, surge},
    conditions::facing_to,
    field::{Course, Direction, stretches},
    geometry::{Mil, Point},
    position::{Position, UnitId},
    question::Action,
    state::View,
};

pub fn pivot(view: &View, unit: UnitId, matter: &Matter) -> Option<Action> {
    let action = match matter {
        Matter::PivotToNearest => Action::Pivot(facing_to(
            view.open.unit(unit).pose()?.at,
            nearest_enemy(&view.open, unit)?,
        )),
        _ => Action::Pass,
    };
    let legal = pivot::check(view, unit, &action).is_ok();
    legal.then_some(action)
}

/// Of several units the first; nobody where none is to turn.
pub fn next(units: &[UnitId], matter: &Matter) -> Action {
    match (units, matter) {
        ([first, ..], Matter::PivotToNearest) => Action::Targets(vec![first.thing()]),
        _ => Action::Pass,
    }
}

pub fn surge(
    view: &View,
    (attacker, freed, most): (Option<UnitId>, &[UnitId], Mil),
    matter: &Matter,
) -> Option<Action> {
    let action = match matter {
        Matter::SurgeToMarker => match to_marker(&view.open, attacker?, most)? {
            Course { length: 0, .. } => Action::Pass,
            course => Action::Surge {
                course: Some(course),
                pivots: Vec::new(),
            },
        },
        _ => Action::Pass,
    };
    let legal = surge::check(view, attacker, freed, most, &action).is_ok();
    legal.then_some(action)
}

/// Returns where the enemy stands whose tray is nearest; of two, the first in the list of units.
fn nearest_enemy(position: &Position, unit: UnitId) -> Option<Point> {
    let owner = position.unit(unit).owner;
    let enemies = position
        .standing()
        .filter(|it| !position.friends(owner, it.owner));
    let nearest = enemies.min_by_key(|it| position.distance(unit.thing(), it.id.thing()))?;
    Some(nearest.tray.pose.at)
}

/// Turned to the middle of the nearest marker, and towards it as far as it may go; of no length
/// where it stands on it.
fn to_marker(position: &Position, unit: UnitId, most: Mil) -> Option<Course> {
    let tray = position.unit(unit).tray()?;
    let from = tray.pose.at;
    let square = |to: Point| {
        let (x, y) = (i64::from(to.x - from.x), i64::from(to.y - from.y));
        x * x + y * y
    };
    let markers = position.markers.iter().map(|it| it.at);
    let nearest = markers.min_by_key(|it| square(*it))?;
    let facing = facing_to(from, nearest);
    let most = most.min(square(nearest).isqrt() as Mil);
    let ways = stretches(&position.field(unit), &tray.facing(facing), facing, most);
    let course = Course::straight(Direction::Forward, *ways.last()?.end());
    Some(course.turning_first(facing))
}
