//! Facings towards places.

use crate::geometry::{Facing, Point};

/// About the direction from one place to another: the nearest of 65,536 facings by halving.
pub fn facing(from: Point, to: Point) -> Facing {
    let (dx, dy) = (i64::from(to.x - from.x), i64::from(to.y - from.y));
    // The facing whose right vector is the first to have the place on its left side.
    let right_of = |facing: Facing| dx * facing.cosine() - dy * facing.sine() > 0;
    let ahead = |facing: Facing| dx * facing.sine() + dy * facing.cosine() >= 0;
    let base = [Facing::NORTH, Facing::EAST, Facing::SOUTH, Facing::WEST];
    let Some(start) = base
        .into_iter()
        .find(|it| ahead(*it) && (right_of(*it) || dx == 0 && dy == 0) || on(*it, dx, dy))
    else {
        return Facing::NORTH;
    };
    let (mut low, mut high) = (0u16, 16_384u16);
    while high - low > 1 {
        let middle = u16::midpoint(low, high);
        if right_of(start.turned(Facing(middle))) {
            low = middle;
        } else {
            high = middle;
        }
    }
    if on(start, dx, dy) {
        start
    } else {
        start.turned(Facing(high))
    }
}

/// Exactly ahead.
fn on(facing: Facing, dx: i64, dy: i64) -> bool {
    dx * facing.cosine() == dy * facing.sine() && dx * facing.sine() + dy * facing.cosine() > 0
}

#[cfg(test)]
mod tests {
    use super::facing;
    use crate::geometry::{Facing, Point};

    #[test]
    fn a_facing_points_to_a_place() {
        let from = Point::new(10_000, 10_000);
        let to = |x, y| facing(from, Point::new(10_000 + x, 10_000 + y));
        assert_eq!(
            [to(0, 5), to(5, 0), to(0, -5), to(-5, 0)],
            [Facing::NORTH, Facing::EAST, Facing::SOUTH, Facing::WEST]
        );
        assert_eq!(
            [to(700, 700), to(-700, -700)],
            [Facing(8_192), Facing(40_960)]
        );
        for parts in (0..=u16::MAX).step_by(97) {
            let wanted = Facing(parts);
            let place = from.ahead(wanted, 40_000);
            let found = facing(from, place);
            let off = found.0.wrapping_sub(wanted.0).cast_signed();
            assert!(off.abs() <= 1, "{wanted:?} {found:?}");
        }
    }
}
