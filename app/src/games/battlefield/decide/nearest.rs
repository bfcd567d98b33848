//! A Maneuver that is dragged to where it cannot go: the nearest way that it can, and what keeps it from
//! there.

use super::{
    moving::{travels, with_course},
    snapping::snapped,
    spot::{course_of, exact_places},
};
use battlefield::{
    Battlefield,
    aim::{self, Travel},
    conditions::facing_to,
    field::{Course, Direction},
    geometry::{Facing, Mil, Point, Pose},
    position::UnitId,
    question::{Action, Prompt},
    state::View,
};
use tabletop::Game;

/// The number of ways that are looked at for each movement of the hand, the nearest first.
const TRIES: usize = 40;
/// The degrees by which another heading is tried.
const TURNS: [i32; 11] = [0, 3, -3, 6, -6, 10, -10, 16, -16, 26, -26];
/// The length by which a way is made shorter, step by step.
const SHORTER: Mil = 500;
const STEPS: Mil = 6;

/// Returns the Maneuver to exactly where somebody points, as far as its length goes, legal or not.
fn pointed(view: &View, prompt: &Prompt, action: &Action, to: Point) -> Option<Action> {
    let (_, from, most) = begun(view, prompt, action)?;
    let length = from.at.distance(to).min(most);
    let heading = facing_to(from.at, to);
    let last = course_of(action)?.last;
    Some(with_course(action, way(from, heading, length, last)))
}

/// Returns the same, where it is not legal.
pub fn barred(view: &View, prompt: &Prompt, action: &Action, to: Point) -> Option<Action> {
    let there = pointed(view, prompt, action, to)?;
    Battlefield::check(view, prompt, &there)
        .is_err()
        .then_some(there)
}

/// Returns the legal Maneuver that ends nearest to there, of those a hand could mean: with another heading,
/// shorter, or facing at its end as the unit does now.
pub fn nearest(view: &View, prompt: &Prompt, action: &Action, to: Point) -> Option<Action> {
    let (unit, from, most) = begun(view, prompt, action)?;
    let tray = view.open.unit(unit).tray()?;
    // Most of them end in something that stands there: that is gathered once, and each check would gather it anew.
    let field = view.open.field(unit);
    let open = |it: &Course| it.run(&field, &tray, most).is_ok();
    let ways = ways((from, most), course_of(action)?.last, to).into_iter();
    let mut tried = ways.filter(open).map(|it| with_course(action, it));
    tried.find(|it| Battlefield::check(view, prompt, it).is_ok())
}

/// Returns the ways that are looked at, the nearest first.
fn ways((from, most): (Pose, Mil), kept: Option<Facing>, to: Point) -> Vec<Course> {
    let length = from.at.distance(to).min(most);
    let straight = facing_to(from.at, to);
    let mut all = Vec::new();
    for degrees in TURNS {
        let heading = straight.turned(Facing::degrees(degrees));
        for step in 0..STEPS {
            let length = length - step * SHORTER;
            if length <= 0 {
                break;
            }
            let off = from.at.ahead(heading, length).distance(to);
            for last in [kept, Some(from.facing)] {
                all.push((off, way(from, heading, length, last)));
            }
        }
    }
    all.sort_by_key(|(off, _)| *off);
    let nearest = all.into_iter().take(TRIES);
    nearest.map(|(_, course)| course).collect()
}

/// Returns the move that begins as the unit that is asked about is dragged itself; nothing where a way is the
/// draft already.
pub fn lifted(view: &View, prompt: &Prompt, action: Option<&Action>) -> Option<Action> {
    if action.is_some_and(|it| course_of(it).is_some()) {
        return None;
    }
    let first = aim::ways(view, prompt).into_iter().next();
    first.map(Action::Do)
}

/// Returns the move that begins as ground is pressed, as near to there as it leads; nothing where a way is the
/// draft already.
pub fn set_out(view: &View, prompt: &Prompt, action: Option<&Action>, to: Point) -> Option<Action> {
    if action.is_some_and(|it| course_of(it).is_some()) {
        return None;
    }
    let begun = Action::Do(aim::set_out(view, prompt, to)?);
    let places = exact_places(view, prompt);
    snapped(view, prompt, &begun, (to, &places)).or(Some(begun))
}

/// Returns the unit whose Maneuver it is, its place, and the most that it may go.
fn begun(view: &View, prompt: &Prompt, action: &Action) -> Option<(UnitId, Pose, Mil)> {
    match travels(view, prompt, action)? {
        (unit, Travel::Maneuver(most)) => Some((unit, view.open.unit(unit).pose()?, most)),
        _ => None,
    }
}

fn way(from: Pose, heading: Facing, length: Mil, last: Option<Facing>) -> Course {
    Course {
        first: (heading != from.facing).then_some(heading),
        direction: Direction::Forward,
        length,
        last: last.filter(|it| *it != heading),
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::example::{seen, table},
        *,
    };
    use battlefield::{field::Thing, question::Move};

    const SWORDS: &str = "stark.sworn_swords";
    const ASKED: Prompt = Prompt::Action {
        who: Thing::Unit(0),
    };

    fn legal(view: &View, action: &Action) -> bool {
        Battlefield::check(view, &ASKED, action).is_ok()
    }

    /// A friend stands ahead and another to the left: the ghost follows the pointer past them.
    #[test]
    fn beside_friends_the_nearest_place_is_found() {
        let units = [
            (0, SWORDS, (24_000, 10_000), Facing::NORTH),
            (0, SWORDS, (18_500, 10_000), Facing::NORTH),
        ];
        let view = seen(&table(&units));
        let stays = Action::Do(Move::Maneuver(Course::STAY));
        let to = Point::new(23_400, 13_500);
        let found = nearest(&view, &ASKED, &stays, to).expect("a place");
        assert!(legal(&view, &found));
        let course = course_of(&found).unwrap();
        assert!(course.length >= 2_500, "it goes there: {course:?}");
        let onto = pointed(&view, &ASKED, &stays, Point::new(18_500, 10_000)).unwrap();
        assert!(!legal(&view, &onto), "what stands there is in the way");
    }

    /// Between friends and enemies, at an edge of the table: what is passed over unchecked would be refused.
    #[test]
    fn the_nearest_is_the_first_of_all_that_is_legal() {
        let units = [
            (0, SWORDS, (24_000, 4_000), Facing::NORTH),
            (0, SWORDS, (18_000, 5_000), Facing::NORTH),
            (0, SWORDS, (27_000, 9_500), Facing::EAST),
            (1, SWORDS, (20_000, 12_500), Facing::SOUTH),
        ];
        let view = seen(&table(&units));
        let stays = Action::Do(Move::Maneuver(Course::STAY));
        let (_, from, most) = begun(&view, &ASKED, &stays).unwrap();
        let mut found = 0;
        for to in (0..64).map(|it| Point::new(18_000 + it % 8 * 1_700, 500 + it / 8 * 1_300)) {
            let all = ways((from, most), None, to).into_iter();
            let mut all = all.map(|it| with_course(&stays, it));
            let first = all.find(|it| legal(&view, it));
            found += usize::from(first.is_some());
            assert_eq!(nearest(&view, &ASKED, &stays, to), first, "{to:?}");
        }
        assert!(found > 8, "{found}");
    }

    #[test]
    fn a_unit_that_is_dragged_begins_to_move() {
        let units = [(0, SWORDS, (24_000, 10_000), Facing::NORTH)];
        let view = seen(&table(&units));
        let begun = lifted(&view, &ASKED, None).unwrap();
        assert!(matches!(begun, Action::Do(Move::Maneuver(_))));
        assert_eq!(
            lifted(&view, &ASKED, Some(&begun)),
            None,
            "it moves already"
        );
        assert_eq!(lifted(&view, &Prompt::Deploy, None), None);
    }
}
