//! Checks that what a page is offered to aim with is accepted, and what is accepted was offered.

use crate::{
    battles::{below, facing, positions, units},
    larger::grown,
};
use battlefield::{
    aim::{self, Travel},
    allowed::{Terms, charge},
    chapter::acting,
    field::{Course, Direction, Field, on_table},
    geometry::{Facing, Mil, Point, Tray},
    position::{Position, UnitId},
    question::Move,
};
use tabletop::{Dice, testkit::TestDice};

/// Accepted moves need not be offered that hit something if all is larger by this.
const EDGE: Mil = 8;

fn accepts(position: &Position, id: UnitId, it: &Move) -> bool {
    acting::check(position, id.thing(), it, Terms::Activation).is_ok()
}

/// A straight move along a heading.
fn along(position: &Position, id: UnitId, (heading, length): (Facing, Mil)) -> Course {
    let own = position.unit(id).pose().unwrap().facing;
    Course {
        first: Some(heading).filter(|it| own != *it),
        ..Course::straight(Direction::Forward, length)
    }
}

/// Tells whether a move is refused where all is larger, or leads to the edge of the table.
fn at_edge(tight: &Field, tray: &Tray, course: Course, most: Mil) -> bool {
    let off = |place: &Tray| on_table(tight, &place.grown(EDGE)).is_err();
    course.run(tight, tray, most - 1).is_err() || course.places(tray).iter().any(off)
}

#[derive(Debug, Default)]
struct Counts {
    offered: usize,
    accepted: usize,
    charges: usize,
    suggestions: usize,
}

/// Along any heading the lengths that are offered are accepted, and no others but at the edges.
fn lengths(position: &Position, id: UnitId, dice: &mut TestDice, counts: &mut Counts) {
    let own = position.unit(id).pose().unwrap().facing;
    let tight = grown(&position.field(id), EDGE);
    let speed = position.speed(id);
    for (travel, most) in [
        (Travel::Maneuver(speed), speed),
        (Travel::March(2 * speed), 2 * speed),
    ] {
        for _ in 0..12 {
            let heading = match travel {
                Travel::Maneuver(_) => facing(dice),
                _ => own,
            };
            let offered = aim::lengths(position, id, travel, heading);
            let it = |length| along(position, id, (heading, length));
            let accepted = |length| {
                accepts(
                    position,
                    id,
                    &match travel {
                        Travel::Maneuver(_) => Move::Maneuver(it(length)),
                        _ => Move::March(it(length)),
                    },
                )
            };
            let case = || format!("{id:?} {travel:?} {heading:?} {offered:?}\n{position:?}");
            for range in &offered {
                let inside = range.start() + below(dice, range.end() - range.start() + 1);
                for length in [*range.start(), inside, *range.end()] {
                    assert!(accepted(length), "{length} is offered: {}", case());
                    counts.offered += 1;
                }
            }
            let length = 1 + below(dice, most);
            if accepted(length) && !offered.iter().any(|range| range.contains(&length)) {
                let tray = position.unit(id).tray().unwrap();
                let edge = at_edge(&tight, &tray, it(length), most);
                assert!(edge, "{length} is not offered: {}", case());
            }
            counts.accepted += usize::from(accepted(length));
            assert_eq!(
                aim::furthest(position, id, travel, heading),
                offered.last().map(|it| *it.end())
            );
        }
    }
}

/// Checks that accepted Maneuvers along headings that were looked at lead into a polygon.
fn polygons(position: &Position, id: UnitId, dice: &mut TestDice) {
    let reach = aim::reach(position, id, Travel::Maneuver(position.speed(id)));
    let from = position.unit(id).tray().unwrap();
    let tight = grown(&position.field(id), EDGE);
    for _ in 0..20 {
        let heading = Facing(dice.below(256) as u16 * 256);
        let most = position.speed(id);
        let course = along(position, id, (heading, 1 + below(dice, most)));
        let end = from.pose.at.ahead(heading, course.length);
        let holds = reach.polygons.iter().any(|polygon| holds(polygon, end));
        if accepts(position, id, &Move::Maneuver(course)) && !holds {
            let edge = at_edge(&tight, &from, course, most);
            assert!(edge, "{id:?} {course:?}\n{reach:?}\n{position:?}");
        }
    }
}

/// Tells whether a clockwise polygon holds a place, to a thousandth or two.
fn holds(polygon: &[Point], at: Point) -> bool {
    let next = polygon.iter().cycle().skip(1);
    polygon.iter().zip(next).all(|(a, b)| {
        let (east, north) = (i64::from(b.x - a.x), i64::from(b.y - a.y));
        let (x, y) = (i64::from(at.x - a.x), i64::from(at.y - a.y));
        let length = (east * east + north * north).isqrt();
        east * y - north * x <= 2 * length
    })
}

/// A charge that is offered can be declared, and whom no looked-at turn reaches is reached by none.
fn charges(position: &Position, id: UnitId, dice: &mut TestDice, counts: &mut Counts) {
    for (target, found) in aim::charges(position, id) {
        let declared = |pivot, arc| charge::check(position, id, target, pivot, arc);
        match found {
            Ok(found) => {
                let charge = declared(found.pivot, Some(found.sides[0])).unwrap();
                assert_eq!(charge.way.map(|way| way.floor() as Mil), Some(found.way));
                assert_eq!(charge.hindered, found.hindered);
                counts.charges += 1;
            }
            Err(why) => {
                for _ in 0..16 {
                    let pivot = Some(facing(dice));
                    let some = declared(pivot, None);
                    assert!(
                        some.is_err(),
                        "{why:?} {id:?} {target:?} {pivot:?}\n{position:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn what_is_offered_is_accepted_and_what_is_accepted_was_offered() {
    let (mut dice, mut counts) = (TestDice::new(4), Counts::default());
    for position in positions(20, 12) {
        let free = units(&position).into_iter();
        for id in free.filter(|id| !position.is_engaged(id.thing())) {
            lengths(&position, id, &mut dice, &mut counts);
            polygons(&position, id, &mut dice);
            charges(&position, id, &mut dice, &mut counts);
            for one in aim::suggestions(&position, id) {
                assert!(
                    accepts(&position, id, &Move::Maneuver(one.course)),
                    "{one:?}"
                );
                counts.suggestions += 1;
            }
            for weapon in 0..3 {
                for (target, shot) in aim::shots(&position, id, weapon) {
                    let it = Move::Shoot {
                        target,
                        weapon,
                        shift: None,
                        arc: None,
                    };
                    assert_eq!(shot.is_ok(), accepts(&position, id, &it));
                }
            }
        }
    }
    let Counts {
        offered,
        accepted,
        charges,
        suggestions,
    } = counts;
    assert!(
        offered > 10_000 && accepted > 2_000 && charges > 50 && suggestions > 100,
        "{counts:?}"
    );
}
