use super::charges::towards;
use crate::geometry::{Facing, Point};

#[test]
fn the_facing_that_leads_to_a_point() {
    let from = Point::new(10_000, 10_000);
    let facing = |x, y| towards(from, Point::new(x, y));
    assert_eq!(facing(10_000, 20_000), Facing::NORTH);
    assert_eq!(facing(20_000, 10_000), Facing::EAST);
    assert_eq!(facing(10_000, 1_000), Facing::SOUTH);
    assert_eq!(facing(1_000, 10_000), Facing::WEST);
    assert_eq!(facing(15_000, 15_000), Facing(8_192));
    assert_eq!(facing(9_000, 9_000), Facing(40_960));
    assert_eq!(facing(10_000, 10_000), Facing::NORTH);
}
