//! A draft that is dragged or moved by steps.

use super::spot::{Spot, course_of, spot, unit_of};
use battlefield::{
    aim::{SHIFT, Travel, lengths},
    allowed::Terms,
    conditions::facing_to,
    field::{Course, Direction},
    geometry::{Facing, Mil, Point, Pose},
    position::UnitId,
    question::{Action, Move, Prompt},
    standing::is_planned,
    state::View,
};
use std::ops::RangeInclusive;

/// Steps lead to places that lie on tenths of an inch; numbers can be typed exactly.
pub const STEP: Mil = 100;
/// The same of what is placed before the battle, which keys move by quarters of an inch.
const FINE: Mil = 50;

/// Returns how far an arrow key moves a ghost; `small` with Shift.
pub const fn stride(prompt: Option<&Prompt>, small: bool) -> Mil {
    let planned = match prompt {
        Some(prompt) => is_planned(prompt),
        None => false,
    };
    match (planned, small) {
        (true, false) => 1_000,
        (true, true) => 250,
        (false, false) => 500,
        (false, true) => 100,
    }
}

/// The place to which a ghost is dragged, and the multiples of a length on which it comes to lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drag {
    pub to: Point,
    pub step: Mil,
}

/// The draft with its ghost dragged to a point of the table.
pub fn dragged(view: &View, prompt: &Prompt, action: &Action, drag: Drag) -> Option<Action> {
    let position = &view.open;
    let drag = Drag {
        to: inside(view, drag.to),
        ..drag
    };
    let Drag { to, step } = drag;
    Some(match action {
        Action::Deploy { unit, pose } => Action::Deploy {
            unit: *unit,
            pose: moved(*pose, drag),
        },
        Action::Arrive { unit, pose } => Action::Arrive {
            unit: *unit,
            pose: moved(*pose, drag),
        },
        Action::Place { piece, pose } => Action::Place {
            piece: piece.clone(),
            pose: moved(*pose, drag),
        },
        Action::Redeploy(placed) => {
            let mut placed = placed.clone();
            let last = placed.last_mut()?;
            last.1 = moved(last.1, drag);
            Action::Redeploy(placed)
        }
        Action::Marker(_) => Action::Marker(rounded(drag)),
        _ => {
            let (unit, travel) = travels(view, prompt, action)?;
            let from = position.unit(unit).pose()?;
            let course = course_of(action)?;
            let course = match travel {
                Travel::Maneuver(_) => maneuver(view, (unit, travel), (from, course), drag),
                Travel::March(_) => {
                    let allowed = lengths(position, unit, travel, from.facing);
                    let length = nearest(&allowed, along(from, from.facing, to), step);
                    Course { length, ..course }
                }
                Travel::Straight(_, most) => straight(view, (unit, most), (from, course), drag),
            };
            with_course(action, course)
        }
    })
}

/// Returns the unit that moves, and how, where a draft is a way: its reach depends on that.
pub fn travels(view: &View, prompt: &Prompt, action: &Action) -> Option<(UnitId, Travel)> {
    let (unit, direction) = (unit_of(prompt)?, course_of(action)?.direction);
    let speed = view.open.speed(unit);
    let travel = match (action, prompt) {
        (Action::Do(Move::Maneuver(_)), _) => Travel::Maneuver(within(prompt, speed)),
        (Action::Do(Move::March(_)), _) => Travel::March(within(prompt, 2 * speed)),
        (Action::Do(Move::Shoot { .. }), _) => Travel::Straight(direction, SHIFT),
        (Action::Do(Move::Shift(_)), Prompt::Free { terms, .. }) => {
            Travel::Straight(direction, terms.most?)
        }
        (_, Prompt::Surge { most, .. }) => Travel::Maneuver(*most),
        (_, Prompt::Retreat { most, .. }) => Travel::Straight(direction, *most),
        _ => return None,
    };
    Some((unit, travel))
}

/// Returns the distance that an action may lead that could lead so far otherwise.
pub fn within(prompt: &Prompt, otherwise: Mil) -> Mil {
    match prompt {
        Prompt::Free { terms, .. } => Terms::Free(terms).most(otherwise),
        _ => otherwise,
    }
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
        Action::Do(Move::Shoot { target, weapon, .. }) => Action::Do(Move::Shoot {
            target: *target,
            weapon: *weapon,
            shift: Some(course),
            // From elsewhere it may see another side.
            arc: None,
        }),
        other => other.clone(),
    }
}

/// Turned towards the point and moved there as far as that is allowed; it keeps how it faces at the
/// end, if somebody has said so.
fn maneuver(
    view: &View,
    (unit, travel): (UnitId, Travel),
    (from, course): (Pose, Course),
    Drag { to, step }: Drag,
) -> Course {
    let length = from.at.distance(to);
    if length < STEP {
        return Course {
            length: 0,
            ..course
        };
    }
    let heading = facing_to(from.at, to);
    let allowed = lengths(&view.open, unit, travel, heading);
    Course {
        first: (heading != from.facing).then_some(heading),
        direction: Direction::Forward,
        length: nearest(&allowed, length, step),
        last: course.last,
    }
}

/// A straight way without a turn, in whichever of the four directions the point lies.
fn straight(
    view: &View,
    (unit, most): (UnitId, Mil),
    (from, course): (Pose, Course),
    Drag { to, step }: Drag,
) -> Course {
    let towards = |it: &Direction| along(from, it.of(from.facing), to);
    let nearer = Direction::ALL.into_iter().max_by_key(towards);
    let direction = nearer.unwrap_or(Direction::Forward);
    let travel = Travel::Straight(direction, most);
    let allowed = lengths(&view.open, unit, travel, direction.of(from.facing));
    Course {
        direction,
        length: nearest(&allowed, towards(&direction), step),
        ..course
    }
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
    let to = Point::new(at.x + east, at.y + north);
    let step = if is_planned(prompt) { FINE } else { STEP };
    dragged(view, prompt, action, Drag { to, step })
}

/// The allowed length that is nearest, of those on a step and the ends of what is allowed.
fn nearest(allowed: &[RangeInclusive<Mil>], wanted: Mil, step: Mil) -> Mil {
    let wanted = wanted.max(0);
    let below = wanted / step * step;
    let all = allowed.iter().flat_map(|it| {
        let on_step = [below, below + step].into_iter();
        let on_step = on_step.filter(|length| it.contains(length));
        on_step.chain([*it.start(), *it.end()]).collect::<Vec<_>>()
    });
    all.min_by_key(|it| (it - wanted).abs()).unwrap_or(0)
}

/// Returns the distance that a point lies ahead of a place, in one direction.
fn along(from: Pose, towards: Facing, to: Point) -> Mil {
    let (east, north) = (i64::from(to.x - from.at.x), i64::from(to.y - from.at.y));
    ((east * towards.sine() + north * towards.cosine()) >> 30) as Mil
}

fn moved(pose: Pose, drag: Drag) -> Pose {
    Pose {
        at: rounded(drag),
        ..pose
    }
}

fn rounded(Drag { to, step }: Drag) -> Point {
    let round = |it: Mil| (it + step / 2).div_euclid(step) * step;
    Point::new(round(to.x), round(to.y))
}

/// A point of the table, however far somebody has dragged.
fn inside(view: &View, to: Point) -> Point {
    let setup = &view.open.setup;
    Point::new(to.x.clamp(0, setup.width), to.y.clamp(0, setup.depth))
}

#[cfg(test)]
mod tests {
    use super::{
        super::{example::facing_each_other, turning::facing_at_end},
        *,
    };
    use battlefield::{effect::ActionKind, field::Thing, task::FreeAction};

    const UNIT: UnitId = UnitId(0);

    /// A unit that looks north, far from everybody.
    fn view() -> View {
        facing_each_other("stark.sworn_swords", 10_000, 40_000)
    }

    fn finely(x: Mil, y: Mil) -> Drag {
        Drag {
            to: Point::new(x, y),
            step: STEP,
        }
    }

    #[test]
    fn the_end_of_what_is_allowed_is_reached_between_steps() {
        let allowed = [0..=1_200, 3_000..=3_870];
        let at = |wanted| nearest(&allowed, wanted, 500);
        assert_eq!([at(3_800), at(3_640), at(9_000)], [3_870, 3_500, 3_870]);
        assert_eq!(
            [at(1_060), at(1_150), at(2_400), at(-50)],
            [1_000, 1_200, 3_000, 0]
        );
    }

    fn way(action: Option<Action>) -> Course {
        course_of(&action.unwrap()).unwrap()
    }

    #[test]
    fn a_shorter_free_maneuver_is_not_dragged_further() {
        let terms = FreeAction {
            most: Some(3_000),
            ..FreeAction::default()
        };
        let prompt = Prompt::Free {
            who: Thing::Unit(0),
            kind: ActionKind::Maneuver,
            terms,
        };
        let (view, action) = (view(), Action::Do(Move::Maneuver(Course::STAY)));
        let found = travels(&view, &prompt, &action);
        assert_eq!(found, Some((UNIT, Travel::Maneuver(3_000))));
        let dragged = dragged(&view, &prompt, &action, finely(24_000, 30_000));
        assert_eq!(way(dragged), Course::straight(Direction::Forward, 3_000));
    }

    #[test]
    fn whoever_surges_forth_may_turn_before_and_after() {
        let prompt = Prompt::Surge {
            attacker: Some(UNIT),
            freed: Vec::new(),
            most: 6_000,
        };
        let action = Action::Surge {
            course: Some(Course::STAY),
            pivots: Vec::new(),
        };
        let view = view();
        let aside = dragged(&view, &prompt, &action, finely(40_000, 10_000)).unwrap();
        let onward = Course::straight(Direction::Forward, 6_000).turning_first(Facing::EAST);
        assert_eq!(course_of(&aside), Some(onward));
        let turned = facing_at_end(&view, &prompt, &aside, Facing::SOUTH);
        assert_eq!(way(turned), onward.turning_last(Facing::SOUTH));
    }

    #[test]
    fn a_retreat_may_turn_at_its_end() {
        let prompt = Prompt::Retreat {
            unit: UNIT,
            most: 7_000,
        };
        let back = Course::straight(Direction::Back, 3_000);
        let turned = facing_at_end(&view(), &prompt, &Action::Course(Some(back)), Facing::EAST);
        assert_eq!(way(turned), back.turning_last(Facing::EAST));
    }
}
