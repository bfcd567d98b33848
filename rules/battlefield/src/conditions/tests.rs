use super::charges::facing_to;
use crate::geometry::{Facing, Point};

#[test]
fn the_facing_that_leads_to_a_point() {
    let from = Point::new(10_000, 10_000);
    let facing = |x, y| facing_to(from, Point::new(x, y));
    assert_eq!(facing(10_000, 20_000), Facing::NORTH);
    assert_eq!(facing(20_000, 10_000), Facing::EAST);
    assert_eq!(facing(10_000, 1_000), Facing::SOUTH);
    assert_eq!(facing(1_000, 10_000), Facing::WEST);
    assert_eq!(facing(15_000, 15_000), Facing(8_192));
    assert_eq!(facing(9_000, 9_000), Facing(40_960));
    assert_eq!(facing(10_000, 10_000), Facing::NORTH);
}

#[test]
fn it_leads_there_to_one_part_of_a_turn() {
    let from = Point::new(10_000, 10_000);
    for parts in (0..=u16::MAX).step_by(97) {
        let wanted = Facing(parts);
        let found = facing_to(from, from.ahead(wanted, 40_000));
        let off = found.0.wrapping_sub(wanted.0).cast_signed();
        assert!(off.abs() <= 1, "{wanted:?} {found:?}");
    }
}
