use super::{N, S, field, infantry, piece};
use crate::{
    field::{Course, Direction, Field, reach::Straight, stretches},
    geometry::{Facing, Tray, testkit::Random},
    terrain::Keyword,
};
use std::ops::RangeInclusive;

#[test]
fn it_may_pass_a_friend_and_not_stop_there() {
    let field = field(&[infantry(24000, 18000, N)], &[]);
    let unit = infantry(24000, 10000, N);
    let found = stretches(&field, &unit, N, 13000);
    assert_eq!(found, [0..=3200, 12800..=13000]);
}

#[test]
fn it_may_pass_an_enemy_and_not_stop_near_it() {
    let field = field(&[], &[infantry(30000, 20000, S)]);
    let unit = infantry(24000, 10000, N);
    // Half an inch beside it: the inch begins 866 before its corner and ends as far behind it.
    let found = stretches(&field, &unit, N, 16000);
    assert_eq!(found, [0..=4333, 15667..=16000]);
}

#[test]
fn what_is_offered_is_round() {
    // A whole inch before the enemy, though five thousandths less would be forgiven (case 58).
    let unit = infantry(24000, 24000, N);
    let enemy = field(&[], &[infantry(24000, 31800, S)]);
    assert_eq!(stretches(&enemy, &unit, N, 5000), [0..=2000]);
    // In contact with a friend, and at the edge of the table.
    let friend = field(&[infantry(24000, 30800, N)], &[]);
    assert_eq!(stretches(&friend, &unit, N, 5000), [0..=2000]);
    let edge = infantry(24000, 43121, N);
    assert_eq!(stretches(&field(&[], &[]), &edge, N, 5000), [0..=2479]);
    // Before a piece that cannot be crossed.
    let mut open = field(&[], &[]);
    let palisade = piece(6000, 1000, (24000, 30000), &[Keyword::Impassable]);
    open.pieces.push(palisade);
    assert_eq!(stretches(&open, &unit, N, 5000), [0..=3100]);
}

#[test]
fn who_stands_a_hair_too_near_may_still_go_past() {
    // Within what is forgiven beside it: a whole inch would leave no way at all.
    let unit = infantry(24000, 24000, N);
    let enemy = field(&[], &[infantry(30498, 24000, S)]);
    assert_eq!(stretches(&enemy, &unit, N, 5000), [0..=5000]);
}

/// Many lengths, and all near the ends that were found, against the rule itself.
fn agrees(field: &Field, unit: &Tray, towards: Direction, most: i32) {
    let found = stretches(field, unit, towards.of(unit.pose.facing), most);
    let way = (towards.of(unit.pose.facing), most);
    let loose = Straight::new(field, unit, way, -3).stretches();
    let edges = found
        .iter()
        .flat_map(|range| [*range.start(), *range.end()].map(|edge| edge - 14..=edge + 14));
    for length in edges.flatten().chain((0..=most).step_by(53)) {
        let moved = Course::straight(towards, length).run(field, unit, most);
        // Whoever stays where it is has made no move, however near others are.
        if length > 0 {
            let within =
                |found: &[RangeInclusive<i32>]| found.iter().any(|range| range.contains(&length));
            let case = format!("{length} of {found:?}, {moved:?}\n{unit:?}\n{field:?}");
            assert!(moved.is_ok() || !within(&found), "offered: {case}");
            assert!(moved.is_err() || within(&loose), "not offered: {case}");
        }
    }
}

#[test]
fn what_is_offered_is_accepted_and_nothing_else_is() {
    let mut random = Random::new(3);
    for _ in 0..400 {
        let table = random.table(14, 12_000);
        let (unit, others) = table.split_first().unwrap();
        let (friends, enemies) = others.split_at(others.len() / 2);
        let mut field = field(friends, enemies);
        let keyword = [Keyword::Rough, Keyword::Impassable, Keyword::Cover];
        let keyword = keyword[usize::from(random.below(3))];
        let at = 20_000 + i32::from(random.below(8_000));
        field.pieces.push(piece(4_000, 2_000, (at, at), &[keyword]));
        for towards in Direction::ALL {
            agrees(&field, unit, towards, 1_000 * i32::from(random.below(12)));
        }
        agrees(
            &field,
            &unit.facing(Facing(random.below(65_535))),
            Direction::Forward,
            9_000,
        );
    }
}
