//! Tests of what a unit would meet in a place: what blocks its view, what covers, and who could charge it.

use super::{super::*, FIRST, position};
use crate::{
    chapter::retreat,
    field::{Course, Direction, Thing},
    geometry::{Arc, Facing, Pose},
    illegal::Illegal,
    position::{Position, UnitId},
};

fn pose(position: &Position) -> Pose {
    position.unit(FIRST).pose().unwrap()
}

#[test]
fn what_is_in_the_way_is_named_the_nearest_first() {
    let position = position(
        "tray A1 infantry @ 24, 10 N\ntray A2 infantry @ 24, 17 N\n\
         tray B1 infantry @ 24, 31 S\npalisade @ 24, 24 N",
    );
    let line = blocked(&position, FIRST, pose(&position), Thing::Unit(2)).unwrap();
    assert_eq!(line.blocked_by, [Thing::Unit(1), Thing::Piece(0)]);
    assert_eq!(line.from, position.unit(FIRST).tray().unwrap().arrow());
}

#[test]
fn what_is_seen_is_blocked_by_nothing_and_what_is_behind_has_no_blocker() {
    let position = position("tray A1 infantry @ 24, 10 N\ntray B1 infantry @ 24, 31 S");
    let here = pose(&position);
    assert_eq!(blocked(&position, FIRST, here, Thing::Unit(1)), None);
    let away = Pose {
        facing: Facing::SOUTH,
        ..here
    };
    let line = blocked(&position, FIRST, away, Thing::Unit(1)).unwrap();
    assert_eq!(line.blocked_by, []);
}

#[test]
fn more_than_half_behind_a_forest_is_cover() {
    let text = |x| format!("A1 bowmen @ 24, 6 N\ntray B1 infantry @ 24, 17 S\nforest @ {x}, 12 N");
    let hidden = |x| {
        let position = position(&text(x));
        covers(&position, FIRST, pose(&position), Thing::Unit(1))
    };
    let cover = |hidden, counts| Cover {
        piece: Thing::Piece(0),
        hidden,
        counts,
    };
    assert_eq!(hidden("26.5"), [cover(10_000, true)]);
    assert_eq!(hidden("28"), [cover(2_437, false)]);
    assert_eq!(hidden("40"), []);
}

#[test]
fn arrows_reach_as_far_as_they_fly_from_the_place_asked_about() {
    let position = position("A1 bowmen @ 24, 10 N\ntray B1 infantry @ 24, 31 S");
    let target = Thing::Unit(1);
    let from = |y| {
        arrows(
            &position,
            FIRST,
            Pose::new(24_000, y, Facing::NORTH),
            target,
        )
    };
    assert!(matches!(
        from(10_000),
        Some(Err(Illegal::OutOfRange { .. }))
    ));
    assert_eq!(from(18_000), Some(Ok(())));
    assert_eq!(
        arrows(&position, UnitId(1), pose(&position), Thing::Unit(0)),
        None
    );
}

#[test]
fn whoever_stands_near_enough_before_an_enemy_can_be_charged() {
    let position = position("tray A1 infantry @ 24, 2.5 N\ntray B1 infantry @ 24, 31 S");
    let at = |y| threats(&position, FIRST, Pose::new(24_000, y, Facing::NORTH));
    assert_eq!(at(2_500), []);
    let near = at(18_200);
    assert_eq!(near.len(), 1);
    assert_eq!((near[0].enemy, near[0].needed), (UnitId(1), 3));
    assert_eq!(
        (near[0].arrives, &near[0].sides),
        (Chance(24), &vec![Arc::Front])
    );
    // Behind its back it is safe.
    assert_eq!(at(40_000), []);
}

#[test]
fn a_marker_is_touched_at_its_edge() {
    let position = position("tray A1 infantry @ 24, 2.5 N\nmarker 1 @ 24, 20\nmarker 2 @ 30, 20");
    let at = |y| touched(&position, FIRST, Pose::new(24_000, y, Facing::NORTH));
    assert_eq!((at(16_844), at(16_845)), (vec![], vec![0]));
}

#[test]
fn a_retreat_is_as_likely_as_its_least_distance() {
    let position = position(
        "tray A1 infantry @ 24, 24 N\ntray B1 infantry @ 24, 28.8 S\ntray B2 infantry @ 24, 12 N",
    );
    let all = retreats(&position, FIRST);
    assert_eq!(all[0], (Direction::Forward, Err(Illegal::ForwardBlocked)));
    let open = |wanted: Direction| {
        let found = all.iter().find(|(it, _)| *it == wanted).unwrap();
        found.1.clone().unwrap()
    };
    let right = open(Direction::Right);
    assert!(right.needed >= 1 && right.least < right.most);
    for (direction, it) in all
        .iter()
        .filter_map(|(it, open)| Some((*it, open.clone().ok()?)))
    {
        let speed = position.speed(FIRST);
        let allowed = |length, face: u8| {
            let most = speed + 1_000 * i32::from(face);
            let course = Course::straight(direction, length);
            retreat::check(&position, FIRST, &course, most).is_ok()
        };
        assert!(allowed(it.least, it.needed), "{direction:?}");
        assert!(!allowed(it.least - 20, it.needed), "{direction:?}");
        assert!(it.needed == 1 || it.least > speed + 1_000 * i32::from(it.needed - 1));
        assert!(allowed(it.most, 6), "{direction:?}");
    }
}
