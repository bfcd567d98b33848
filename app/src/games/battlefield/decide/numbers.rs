//! The numbers of a draft that can be typed: inches and degrees.

use super::{
    moving::{travels, with_course},
    spot::{course_of, spot, turned, unit_of},
    turning::{facing_at_end, freed_facing},
};
use battlefield::{
    aim::Travel,
    field::{Course, Direction},
    geometry::{Facing, Mil, Point},
    position::UnitId,
    question::{Action, Move, Prompt},
    state::View,
};

/// The meaning of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// From the western edge.
    East,
    /// From the southern edge.
    North,
    /// The direction of a move, clockwise from the north.
    Heading,
    Length,
    /// The direction of the front at the end, clockwise from the north.
    Facing,
    /// The same of a unit that is free now.
    Freed(UnitId),
}

/// A number as it is now: thousandths of an inch, or thousandths of a degree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    pub which: Which,
    pub thousandths: i32,
    pub most: i32,
}

const TURN: i32 = 360_000;

impl Number {
    const fn new(which: Which, thousandths: i32, most: i32) -> Self {
        Self {
            which,
            thousandths,
            most,
        }
    }

    fn facing(which: Which, facing: Facing) -> Self {
        Self::new(which, degrees(facing), TURN)
    }
}

/// The step by which a button changes a number: a drag is for more than that.
const INCHES: i32 = 100;
const DEGREES: i32 = 1_000;

/// The numbers of a draft.
pub fn numbers(view: &View, prompt: &Prompt, action: &Action) -> Vec<Number> {
    let mut numbers = match action {
        Action::Deploy { .. }
        | Action::Arrive { .. }
        | Action::Place { .. }
        | Action::Redeploy(_)
        | Action::Marker(_) => of_place(view, prompt, action),
        Action::Pivot(_) | Action::Do(Move::Charge { .. }) => {
            let there = spot(view, prompt, action).into_iter();
            there
                .map(|it| Number::facing(Which::Facing, it.tray.pose.facing))
                .collect()
        }
        _ => of_way(view, prompt, action),
    };
    if let (Prompt::Surge { freed, .. }, Action::Surge { pivots, .. }) = (prompt, action) {
        numbers.extend(freed.iter().filter_map(|unit| {
            let chosen = pivots.iter().find(|(it, _)| it == unit).map(|it| it.1);
            let there = turned(&view.open, *unit, chosen)?.tray;
            Some(Number::facing(Which::Freed(*unit), there.pose.facing))
        }));
    }
    numbers
}

/// Of what is placed anywhere.
fn of_place(view: &View, prompt: &Prompt, action: &Action) -> Vec<Number> {
    let Some(spot) = spot(view, prompt, action) else {
        return Vec::new();
    };
    let (setup, pose) = (&view.open.setup, spot.tray.pose);
    let mut numbers = vec![
        Number::new(Which::East, pose.at.x, setup.width),
        Number::new(Which::North, pose.at.y, setup.depth),
    ];
    if !matches!(action, Action::Marker(_)) {
        numbers.push(Number::facing(Which::Facing, pose.facing));
    }
    numbers
}

/// Of a way: it has a heading where it may begin with a turn, and a facing where it may end with one.
fn of_way(view: &View, prompt: &Prompt, action: &Action) -> Vec<Number> {
    let (Some(course), Some((unit, travel))) = (course_of(action), travels(view, prompt, action))
    else {
        return Vec::new();
    };
    let from = view.open.unit(unit).pose();
    let from = from.map_or(Facing::NORTH, |it| it.facing);
    let heading = course.first.unwrap_or(from);
    let mut numbers = Vec::new();
    if matches!(travel, Travel::Maneuver(_)) {
        numbers.push(Number::facing(Which::Heading, heading));
    }
    numbers.push(Number::new(Which::Length, course.length, travel.most()));
    if !matches!(action, Action::Do(Move::Shift(_) | Move::Shoot { .. })) {
        numbers.push(Number::facing(
            Which::Facing,
            course.last.unwrap_or(heading),
        ));
    }
    numbers
}

/// A number by one press of a button less or more; beyond a whole turn it begins anew.
pub fn stepped((which, thousandths): (Which, i32), by: i32, most: i32) -> i32 {
    match which {
        Which::East | Which::North | Which::Length => {
            (thousandths + by * INCHES).clamp(0, most.max(0))
        }
        Which::Heading | Which::Facing | Which::Freed(_) => {
            (thousandths + by * DEGREES).rem_euclid(TURN)
        }
    }
}

/// The draft with this number changed; nothing where it has no such number.
pub fn with_number(
    view: &View,
    prompt: &Prompt,
    action: &Action,
    (which, thousandths): (Which, i32),
) -> Option<Action> {
    match which {
        Which::East | Which::North => {
            let at = spot(view, prompt, action)?.tray.pose.at;
            let to = if which == Which::East {
                Point::new(thousandths, at.y)
            } else {
                Point::new(at.x, thousandths)
            };
            placed(action, to)
        }
        Which::Facing => facing_at_end(view, prompt, action, facing(thousandths)),
        Which::Freed(unit) => freed_facing(action, unit, facing(thousandths)),
        Which::Length => {
            let course = course_of(action)?;
            let length: Mil = thousandths;
            Some(with_course(action, Course { length, ..course }))
        }
        Which::Heading => {
            let course = course_of(action)?;
            let from = view.open.unit(unit_of(prompt)?).pose()?.facing;
            let heading = facing(thousandths);
            let first = (heading != from).then_some(heading);
            let direction = Direction::Forward;
            Some(with_course(
                action,
                Course {
                    first,
                    direction,
                    ..course
                },
            ))
        }
    }
}

/// Placed exactly there.
fn placed(action: &Action, at: Point) -> Option<Action> {
    let mut action = action.clone();
    match &mut action {
        Action::Deploy { pose, .. } | Action::Arrive { pose, .. } | Action::Place { pose, .. } => {
            pose.at = at;
        }
        Action::Redeploy(placed) => placed.last_mut()?.1.at = at,
        Action::Marker(point) => *point = at,
        _ => return None,
    }
    Some(action)
}

/// In thousandths of a degree, rounded to tenths.
fn degrees(facing: Facing) -> i32 {
    let tenths = (i64::from(facing.0) * 3600 + 32_768) / 65_536;
    (tenths % 3600) as i32 * 100
}

fn facing(thousandths: i32) -> Facing {
    let turn = i64::from(thousandths.rem_euclid(TURN));
    let steps = (turn * 65_536 + i64::from(TURN) / 2) / i64::from(TURN);
    // A whole turn is none.
    Facing(steps.cast_unsigned() as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn degrees_and_facings_fit_each_other() {
        for tenths in 0..3600 {
            assert_eq!(degrees(facing(tenths * 100)), tenths * 100);
        }
        assert_eq!(facing(-90_000), Facing::WEST);
        assert_eq!(facing(360_000), Facing::NORTH);
    }

    #[test]
    fn buttons_stop_at_the_ends_and_turn_round() {
        assert_eq!(stepped((Which::Length, 4_950), 1, 5_000), 5_000);
        assert_eq!(stepped((Which::East, 40), -1, 48_000), 0);
        assert_eq!(stepped((Which::Facing, 500), -1, TURN), 359_500);
        assert_eq!(stepped((Which::Heading, 359_500), 1, TURN), 500);
    }
}
