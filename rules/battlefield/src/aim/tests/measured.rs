//! The ruler: from edge to edge, between whatever lies on the table.

use super::{super::*, position};
use crate::{
    field::Thing,
    geometry::{Facing, Point},
};

#[test]
fn trays_are_measured_between_their_nearest_sides() {
    let position = position("tray A1 infantry @ 24, 10 N\ntray B1 infantry @ 24, 22.8 S");
    let (one, other) = (End::Thing(Thing::Unit(0)), End::Thing(Thing::Unit(1)));
    let found = measure(&position, one, other).unwrap();
    assert_eq!(found.length, 8_000);
    assert_eq!((found.from.y, found.to.y), (12_400, 20_400));
    let back = measure(&position, other, one).unwrap();
    assert_eq!((back.length, back.from.y), (8_000, 20_400));
}

#[test]
fn places_and_round_things_are_measured_as_well() {
    let position = position("tray A1 infantry @ 24, 10 N\nmarker 1 @ 24, 20");
    let there = End::Place(Point::new(30_000, 20_000));
    let found = measure(&position, End::Marker(0), there).unwrap();
    assert_eq!(
        (found.length, found.from),
        (5_250, Point::new(24_750, 20_000))
    );
    let unit = End::Thing(Thing::Unit(0));
    let found = measure(&position, unit, End::Marker(0)).unwrap();
    assert_eq!(
        (found.length, found.to),
        (6_850, Point::new(24_000, 19_250))
    );
    let inside = measure(&position, unit, End::Place(Point::new(24_000, 10_000)));
    assert_eq!(inside.map(|it| it.length), Some(0));
    assert_eq!(measure(&position, unit, End::Thing(Thing::Unit(7))), None);
}

#[test]
fn whoever_comes_beside_a_friend_stands_level_with_it() {
    let position = position("tray A1 infantry @ 24, 10 N\ntray A2 infantry @ 40, 10 N");
    let all = beside(&position, crate::position::UnitId(1));
    let east = all.iter().find(|it| it.at == Point::new(29_500, 10_000));
    assert_eq!(east.map(|it| it.facing), Some(Facing::NORTH));
}
