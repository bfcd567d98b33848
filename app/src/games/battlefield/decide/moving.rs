//! A draft that is dragged, turned or moved by steps.

use super::spot::{Spot, course_of, spot, unit_of};
use battlefield::{
    aim::{Travel, lengths},
    conditions::facing_to,
    field::{Course, Direction},
    geometry::{Facing, Mil, Point, Pose},
    position::UnitId,
    question::{Action, Move, Prompt},
    state::View,
};
use std::ops::RangeInclusive;

/// What is dragged lies on tenths of an inch; numbers can be typed exactly.
const STEP: Mil = 100;

/// The draft with its ghost dragged to a point of the table.
pub fn dragged(view: &View, prompt: &Prompt, action: &Action, to: Point) -> Option<Action> {
    let position = &view.open;
    let to = inside(view, to);
    Some(match action {
        Action::Deploy { unit, pose } => Action::Deploy {
            unit: *unit,
            pose: moved(*pose, to),
        },
        Action::Arrive { unit, pose } => Action::Arrive {
            unit: *unit,
            pose: moved(*pose, to),
        },
        Action::Place { piece, pose } => Action::Place {
            piece: piece.clone(),
            pose: moved(*pose, to),
        },
        Action::Redeploy(placed) => {
            let mut placed = placed.clone();
            let last = placed.last_mut()?;
            last.1 = moved(last.1, to);
            Action::Redeploy(placed)
        }
        Action::Marker(_) => Action::Marker(rounded(to)),
        _ => {
            let unit = unit_of(prompt)?;
            let from = position.unit(unit).pose()?;
            let course = course_of(action)?;
            let course = match action {
                Action::Do(Move::Maneuver(_)) => maneuver(view, unit, course, to),
                Action::Do(Move::March(_)) => {
                    let allowed = lengths(position, unit, Travel::March, from.facing);
                    let length = along(from, from.facing, to);
                    Course {
                        length: nearest(&allowed, length),
                        ..course
                    }
                }
                _ => straight(view, prompt, (unit, course), to),
            };
            with_course(action, course)
        }
    })
}

/// The same answer along another way.
pub fn with_course(action: &Action, course: Course) -> Action {
    match action {
        Action::Course(_) => Action::Course(Some(course)),
        Action::Surge { pivots, .. } => Action::Surge {
            course: Some(course),
            pivots: pivots.clone(),
        },
        Action::Do(Move::March(_)) => Action::Do(Move::March(course)),
        Action::Do(Move::Shift(_)) => Action::Do(Move::Shift(course)),
        Action::Do(Move::Maneuver(_)) => Action::Do(Move::Maneuver(course)),
        other => other.clone(),
    }
}

/// Turned towards the point and moved there as far as that is allowed; it keeps how it faces at the
/// end, if somebody has said so.
fn maneuver(view: &View, unit: UnitId, course: Course, to: Point) -> Course {
    let position = &view.open;
    let Some(from) = position.unit(unit).pose() else {
        return course;
    };
    let length = distance(from.at, to);
    if length < STEP {
        return Course {
            length: 0,
            ..course
        };
    }
    let heading = facing_to(from.at, to);
    let allowed = lengths(position, unit, Travel::Maneuver, heading);
    Course {
        first: (heading != from.facing).then_some(heading),
        direction: Direction::Forward,
        length: nearest(&allowed, length),
        last: course.last,
    }
}

/// A straight way without a turn, in whichever of the four directions the point lies.
fn straight(view: &View, prompt: &Prompt, (unit, course): (UnitId, Course), to: Point) -> Course {
    let position = &view.open;
    let Some(from) = position.unit(unit).pose() else {
        return course;
    };
    let towards = |it: &Direction| along(from, it.of(from.facing), to);
    let only_forward = matches!(prompt, Prompt::Surge { .. });
    let direction = Direction::ALL
        .into_iter()
        .filter(|it| !only_forward || *it == Direction::Forward)
        .max_by_key(towards)
        .unwrap_or(Direction::Forward);
    let most = most_of(prompt).unwrap_or(course.length);
    let travel = Travel::Straight(direction, most);
    let allowed = lengths(position, unit, travel, direction.of(from.facing));
    Course {
        direction,
        length: nearest(&allowed, towards(&direction)),
        ..course
    }
}

/// How far a straight way may lead.
pub fn most_of(prompt: &Prompt) -> Option<Mil> {
    match prompt {
        Prompt::Retreat { most, .. } | Prompt::Surge { most, .. } => Some(*most),
        Prompt::Free { terms, .. } => terms.most,
        _ => None,
    }
}

/// The draft with its ghost turned towards a point.
pub fn turned(view: &View, prompt: &Prompt, action: &Action, towards: Point) -> Option<Action> {
    let Spot { tray, .. } = spot(view, prompt, action)?;
    let facing = facing_to(tray.pose.at, towards);
    facing_at_end(view, prompt, action, facing)
}

/// The draft with its ghost facing this way.
pub fn facing_at_end(
    view: &View,
    prompt: &Prompt,
    action: &Action,
    facing: Facing,
) -> Option<Action> {
    let turned = |pose: Pose| Pose { facing, ..pose };
    Some(match action {
        Action::Deploy { unit, pose } => Action::Deploy {
            unit: *unit,
            pose: turned(*pose),
        },
        Action::Arrive { unit, pose } => Action::Arrive {
            unit: *unit,
            pose: turned(*pose),
        },
        Action::Place { piece, pose } => Action::Place {
            piece: piece.clone(),
            pose: turned(*pose),
        },
        Action::Redeploy(placed) => {
            let mut placed = placed.clone();
            placed.last_mut()?.1.facing = facing;
            Action::Redeploy(placed)
        }
        Action::Pivot(_) => Action::Pivot(facing),
        Action::Do(Move::Charge { target, arc, .. }) => Action::Do(Move::Charge {
            target: *target,
            pivot: Some(facing),
            arc: *arc,
        }),
        Action::Do(Move::Maneuver(_) | Move::March(_)) => {
            let course = course_of(action)?;
            let from = view.open.unit(unit_of(prompt)?).pose()?.facing;
            let before = course.first.unwrap_or(from);
            let last = (facing != before).then_some(facing);
            with_course(action, Course { last, ..course })
        }
        _ => return None,
    })
}

/// The draft with its ghost moved by so much to the east and the north.
pub fn stepped(
    view: &View,
    prompt: &Prompt,
    action: &Action,
    (east, north): (Mil, Mil),
) -> Option<Action> {
    let Spot { tray, .. } = spot(view, prompt, action)?;
    let at = tray.pose.at;
    dragged(view, prompt, action, Point::new(at.x + east, at.y + north))
}

/// The allowed length that is nearest, on a step where one is allowed.
fn nearest(allowed: &[RangeInclusive<Mil>], wanted: Mil) -> Mil {
    let wanted = wanted.max(0);
    let stepped = (wanted + STEP / 2) / STEP * STEP;
    if allowed.iter().any(|it| it.contains(&stepped)) {
        return stepped;
    }
    let ends = allowed
        .iter()
        .map(|it| wanted.clamp(*it.start(), *it.end()));
    ends.min_by_key(|it| (it - wanted).abs()).unwrap_or(0)
}

/// How far a point lies ahead of a place, in one direction.
fn along(from: Pose, towards: Facing, to: Point) -> Mil {
    let (east, north) = (i64::from(to.x - from.at.x), i64::from(to.y - from.at.y));
    ((east * towards.sine() + north * towards.cosine()) >> 30) as Mil
}

fn distance(from: Point, to: Point) -> Mil {
    let (east, north) = (i64::from(to.x - from.x), i64::from(to.y - from.y));
    (east * east + north * north).isqrt() as Mil
}

fn moved(pose: Pose, to: Point) -> Pose {
    Pose {
        at: rounded(to),
        ..pose
    }
}

fn rounded(to: Point) -> Point {
    let round = |it: Mil| (it + STEP / 2).div_euclid(STEP) * STEP;
    Point::new(round(to.x), round(to.y))
}

/// A point of the table, however far somebody has dragged.
fn inside(view: &View, to: Point) -> Point {
    let setup = &view.open.setup;
    Point::new(to.x.clamp(0, setup.width), to.y.clamp(0, setup.depth))
}
