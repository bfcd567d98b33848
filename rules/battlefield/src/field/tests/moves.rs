use super::{E, N, S, W, field, infantry, piece};
use crate::{
    field::{Course, Direction, Field, Refused, Thing},
    geometry::{Facing, Pose, Tray},
    terrain::Keyword,
};

const FIRST: Thing = Thing::Unit(0);

fn forward(length: i32) -> Course {
    Course::straight(Direction::Forward, length)
}

fn run(course: Course, field: &Field, tray: &Tray) -> Result<Pose, Refused> {
    let moved = course.run(field, tray, 10_000)?;
    Ok(moved.pose)
}

fn middle() -> Tray {
    infantry(24000, 24000, N)
}

#[test]
fn bc052_and_bc053_a_maneuver() {
    let empty = field(&[], &[]);
    let course = forward(5000).turning_first(Facing(5461)).turning_last(E);
    let moved = course.run(&empty, &middle(), 5000);
    assert_eq!(moved.map(|tray| tray.pose), Ok(Pose::new(26500, 28330, E)));
    let refused = forward(5001).run(&empty, &middle(), 5000);
    assert_eq!(refused, Err(Refused::TooFar { most: 5000 }));
    assert!(forward(-1).run(&empty, &middle(), 5000).is_err());
}

#[test]
fn bc055_two_pivots() {
    let course = Course::STAY.turning_first(W).turning_last(S);
    let end = Pose::new(24000, 24000, S);
    assert_eq!(run(course, &field(&[], &[]), &middle()), Ok(end));
}

#[test]
fn bc058_the_inch() {
    let field = field(&[], &[infantry(24000, 31800, S)]);
    let moved = |length| run(forward(length), &field, &middle());
    assert!(moved(2000).is_ok() && moved(2005).is_ok());
    let near = Refused::EndsNearEnemy {
        enemy: FIRST,
        gap: 994,
    };
    assert_eq!(moved(2006), Err(near));
}

#[test]
fn bc059_passing_near_an_enemy() {
    let field = field(&[], &[infantry(30000, 26000, N)]);
    assert!(run(forward(8000), &field, &middle()).is_ok());
    let near = Refused::EndsNearEnemy {
        enemy: FIRST,
        gap: 538,
    };
    assert_eq!(run(forward(7000), &field, &middle()), Err(near));
}

#[test]
fn bc060_through_a_friend_and_not_through_an_enemy() {
    let friend = field(&[infantry(24000, 29000, N)], &[]);
    assert!(run(forward(10000), &friend, &middle()).is_ok());
    let taken = run(forward(9000), &friend, &middle());
    assert_eq!(taken, Err(Refused::EndsOverlapping(FIRST)));
    let enemy = field(&[], &[infantry(24000, 32000, N)]);
    let through = run(forward(10000), &enemy, &middle());
    assert_eq!(through, Err(Refused::Through(FIRST)));
}

#[test]
fn bc062_and_bc063_pivots_beside_a_friend() {
    let field = field(&[infantry(29500, 24000, N)], &[]);
    let turned = |facing| run(Course::STAY.turning_first(facing), &field, &middle());
    assert_eq!(turned(Facing(8192)), Err(Refused::EndsOverlapping(FIRST)));
    assert!(turned(S).is_ok() && turned(E).is_ok());
    let through = |facing| run(forward(5000).turning_first(facing), &field, &middle());
    let end = Pose::new(20464, 27536, Facing(57344));
    assert_eq!(through(Facing(57344)), Ok(end));
    assert_eq!(through(Facing(8192)), Err(Refused::EndsOverlapping(FIRST)));
}

#[test]
fn bc064_a_pivot_is_a_move_too() {
    let field = field(&[], &[infantry(24000, 29800, S)]);
    let turned = |facing| run(Course::STAY.turning_last(facing), &field, &middle());
    assert!(turned(Facing(8192)).is_err());
    let near = Refused::EndsNearEnemy {
        enemy: FIRST,
        gap: 650,
    };
    assert_eq!(turned(E), Err(near));
    assert!(turned(S).is_ok());
}

#[test]
fn bc065_the_edge_of_the_table() {
    let unit = infantry(24000, 3000, N);
    let empty = field(&[], &[]);
    let turned = Course::STAY.turning_first(Facing(5461));
    assert_eq!(run(turned, &empty, &unit), Err(Refused::OffTable));
    let first = forward(5000).turning_first(Facing(5461));
    assert_eq!(run(first, &empty, &unit), Err(Refused::OffTable));
}

#[test]
fn bc067_bc069_and_bc071_ways_out_of_a_fight() {
    let to = |field: &Field, direction, length| {
        run(Course::straight(direction, length), field, &middle())
    };
    let half = field(&[], &[infantry(26750, 28800, S)]);
    assert!(to(&half, Direction::Back, 6000).is_ok());
    assert!(to(&half, Direction::Left, 6000).is_ok());
    assert!(to(&half, Direction::Left, 3745).is_ok());
    assert!(to(&half, Direction::Left, 3744).is_err());
    let centered = field(&[], &[infantry(24000, 28800, S)]);
    assert!(to(&centered, Direction::Left, 6494).is_err());
    assert!(to(&centered, Direction::Left, 6495).is_ok());
    assert!(to(&centered, Direction::Back, 995).is_ok());
    let flank = field(&[], &[infantry(29150, 24000, W)]);
    assert!(to(&flank, Direction::Forward, 6144).is_err());
    assert!(to(&flank, Direction::Forward, 6145).is_ok());
    assert!(to(&flank, Direction::Left, 1000).is_ok());
}

#[test]
fn bc079_whoever_does_not_move_may_stay_within_the_inch() {
    let field = field(&[], &[infantry(24000, 29300, S)]);
    assert!(run(Course::STAY, &field, &middle()).is_ok());
    assert!(run(Course::STAY.turning_last(E), &field, &middle()).is_err());
}

#[test]
fn bc182_and_bc183_rough_terrain_costs_an_inch() {
    let mut field = field(&[], &[]);
    let forest = piece(
        6000,
        5000,
        (24000, 18000),
        &[Keyword::Cover, Keyword::Rough],
    );
    field.pieces.push(forest);
    let unit = infantry(24000, 10000, N);
    let moved = |length| forward(length).run(&field, &unit, 5000);
    assert!(moved(3105).is_ok() && moved(4000).is_ok());
    let rough = Refused::Rough {
        piece: Thing::Piece(0),
        most: 4000,
    };
    assert_eq!(moved(4001), Err(rough));
    assert!(forward(3105).run(&field, &unit, 3105).is_ok());
}

#[test]
fn nothing_enters_or_crosses_impassable_terrain() {
    let mut field = field(&[], &[]);
    field
        .pieces
        .push(piece(6000, 1000, (24000, 30000), &[Keyword::Impassable]));
    let through = Refused::Through(Thing::Piece(0));
    assert_eq!(run(forward(10000), &field, &middle()), Err(through));
    assert!(run(forward(3100), &field, &middle()).is_ok());
}
