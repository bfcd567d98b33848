//! Dragging by hand: what is nearly straight, level, touching or on a half inch becomes exactly that.

use super::{
    moving::{Drag, dragged, travels, with_course},
    nearest::nearest,
    spot::spot,
};
use battlefield::{
    Battlefield,
    aim::{self, Suggestion, Travel},
    conditions::facing_to,
    geometry::{Mil, Point, Pose},
    question::{Action, Prompt},
    state::View,
};
use tabletop::Game;

/// On what a drag by hand lies.
const HALF: Mil = 500;
/// The distance to a place worth standing in at which it comes to lie there.
const NEAR: Mil = 600;
/// The distance from the pointer at which it may end before another way is looked for.
const FAR: Mil = 1_000;
/// The most that is straight ahead: 4 degrees.
const STRAIGHT: u16 = 728;

/// The draft with its ghost dragged to about there; `places` are those that are worth a Maneuver.
pub fn snapped(
    view: &View,
    prompt: &Prompt,
    action: &Action,
    (to, places): (Point, &[Suggestion]),
) -> Option<Action> {
    if let Some(pose) = level(view, action, to) {
        return placed(action, pose);
    }
    let travel = travels(view, prompt, action);
    if let Some((unit, Travel::Maneuver(most))) = travel {
        let near = |it: &&Suggestion| it.end.at.distance(to) <= NEAR && it.course.length <= most;
        let worth = places.iter().filter(near);
        if let Some(it) = worth.min_by_key(|it| it.end.at.distance(to)) {
            return Some(with_course(action, it.course));
        }
        let pose = view.open.unit(unit).pose()?;
        let straight = straightened(pose, to);
        let drag = Drag {
            to: straight,
            step: HALF,
        };
        let found = dragged(view, prompt, action, drag);
        // Its length may have been cut to nothing, where a little to the side there is room.
        let near = |it: &Action| {
            let end = spot(view, prompt, it).map(|it| it.tray.pose.at);
            let most = pose.at.distance(to).min(most);
            let there = pose.at.ahead(facing_to(pose.at, to), most);
            end.is_some_and(|it| it.distance(there) <= FAR)
        };
        let fits = |it: &Action| near(it) && Battlefield::check(view, prompt, it).is_ok();
        return match found {
            Some(found) if fits(&found) => Some(found),
            found => nearest(view, prompt, action, to).or(found),
        };
    }
    dragged(view, prompt, action, Drag { to, step: HALF })
}

/// Straight ahead, where that is nearly meant.
fn straightened(from: Pose, to: Point) -> Point {
    let length = from.at.distance(to);
    let heading = facing_to(from.at, to);
    if length >= HALF && heading.apart(from.facing) <= STRAIGHT {
        from.at.ahead(from.facing, length)
    } else {
        to
    }
}

/// A place in line with a friend, for a unit that comes to the table; it looks as that friend does.
fn level(view: &View, action: &Action, to: Point) -> Option<Pose> {
    let unit = match action {
        Action::Deploy { unit, .. } | Action::Arrive { unit, .. } => *unit,
        _ => return None,
    };
    let all = aim::beside(&view.open, unit).into_iter();
    let near = all.filter(|it| it.at.distance(to) <= NEAR);
    near.min_by_key(|it| it.at.distance(to))
}

fn placed(action: &Action, pose: Pose) -> Option<Action> {
    Some(match action {
        Action::Deploy { unit, .. } => Action::Deploy { unit: *unit, pose },
        Action::Arrive { unit, .. } => Action::Arrive { unit: *unit, pose },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{
        super::{
            example::{facing_each_other, seen, table},
            spot::course_of,
            spot::exact_places,
        },
        *,
    };
    use battlefield::{
        aim::Snap,
        field::{Course, Direction, Thing},
        geometry::Facing,
        position::{Place, UnitId},
        question::Move,
    };

    const SWORDS: &str = "stark.sworn_swords";
    const ASKED: Prompt = Prompt::Action {
        who: Thing::Unit(0),
    };

    fn maneuver() -> Action {
        Action::Do(Move::Maneuver(Course::STAY))
    }

    #[test]
    fn nearly_ahead_is_straight_and_lengths_lie_on_halves() {
        let view = facing_each_other(SWORDS, 10_000, 40_000);
        let to = |x, y| snapped(&view, &ASKED, &maneuver(), (Point::new(x, y), &[])).unwrap();
        let ahead = to(24_150, 13_420);
        assert_eq!(
            course_of(&ahead),
            Some(Course::straight(Direction::Forward, 3_500))
        );
        let aside = course_of(&to(26_000, 13_000)).unwrap();
        assert!(aside.first.is_some());
        let furthest = course_of(&to(24_000, 19_000)).unwrap();
        assert_eq!(furthest.length, 5_000, "as far as it can go");
    }

    #[test]
    fn a_place_worth_standing_in_is_taken_exactly() {
        let units = [
            (0, SWORDS, (24_000, 10_000), Facing::NORTH),
            (0, SWORDS, (32_000, 12_000), Facing::NORTH),
        ];
        let view = seen(&table(&units));
        let all = exact_places(&view, &ASKED);
        let beside = |it: &&Suggestion| it.what == Snap::Beside(Thing::Unit(1));
        let wanted = all.iter().find(beside).unwrap();
        let near = Point::new(wanted.end.at.x + 300, wanted.end.at.y - 300);
        let found = snapped(&view, &ASKED, &maneuver(), (near, &all));
        assert_eq!(found, Some(Action::Do(Move::Maneuver(wanted.course))));
        let away = Point::new(wanted.end.at.x - 2_000, wanted.end.at.y);
        assert_ne!(snapped(&view, &ASKED, &maneuver(), (away, &all)), found);
    }

    #[test]
    fn whoever_is_deployed_stands_level_with_a_friend() {
        let units = [
            (0, SWORDS, (24_000, 3_000), Facing::NORTH),
            (0, SWORDS, (40_000, 3_000), Facing::NORTH),
        ];
        let mut state = table(&units);
        state.open.unit_mut(UnitId(1)).place = Place::Reserve;
        let action = Action::Deploy {
            unit: UnitId(1),
            pose: Pose::new(40_000, 3_000, Facing::EAST),
        };
        let to = |x, y| {
            snapped(
                &seen(&state),
                &Prompt::Deploy,
                &action,
                (Point::new(x, y), &[]),
            )
        };
        let pose = |found: Option<Action>| match found {
            Some(Action::Deploy { pose, .. }) => pose,
            other => panic!("{other:?}"),
        };
        assert_eq!(
            pose(to(29_200, 3_300)),
            Pose::new(29_500, 3_000, Facing::NORTH)
        );
        assert_eq!(
            pose(to(35_240, 3_300)),
            Pose::new(35_000, 3_500, Facing::EAST)
        );
    }
}
