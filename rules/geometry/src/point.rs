//! Places on the table.

use super::Facing;
use serde::{Deserialize, Serialize};

/// A length: a thousandth of an inch.
pub type Mil = i32;

/// A place: `x` to the east, `y` to the north, from the south-western corner of the table.
///
/// Judgements hold for places within [`Point::FARTHEST`] of that corner; what players send is
/// compared with the table before anything is computed from it.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Point {
    pub x: Mil,
    pub y: Mil,
}

impl Point {
    /// A little over a thousand inches: products of three differences then fit 64 bits.
    pub const FARTHEST: Mil = 1 << 20;

    pub const fn new(x: Mil, y: Mil) -> Self {
        Self { x, y }
    }

    /// The place `length` from here in the direction of `facing`.
    #[must_use]
    pub fn ahead(self, facing: Facing, length: Mil) -> Self {
        let along = |part: i64| shifted(i64::from(length) * part, 30) as Mil;
        Self::new(
            self.x + along(facing.sine()),
            self.y + along(facing.cosine()),
        )
    }

    /// From here to `other`, as whole numbers that can be multiplied.
    pub const fn to(self, other: Self) -> (i64, i64) {
        ((other.x - self.x) as i64, (other.y - self.y) as i64)
    }

    /// Returns the distance from here to `other`, rounded down.
    pub const fn distance(self, other: Self) -> Mil {
        let (east, north) = self.to(other);
        (east * east + north * north).isqrt() as Mil
    }
}

/// Positive where `c` lies to the left of the way from `a` to `b`; twice the triangle's area.
pub(super) const fn cross(a: Point, b: Point, c: Point) -> i64 {
    let (way, aside) = (a.to(b), a.to(c));
    way.0 * aside.1 - way.1 * aside.0
}

pub(super) const fn dot(u: (i64, i64), v: (i64, i64)) -> i64 {
    u.0 * v.0 + u.1 * v.1
}

/// `n / d`, halves away from zero. `d` is positive.
pub(super) const fn round(n: i128, d: i128) -> i128 {
    let near = (2 * n.abs() + d) / (2 * d);
    if n < 0 { -near } else { near }
}

/// `n / 2^bits`, rounded likewise: products with a sine are divided by so much, and a shift is many
/// times as fast as a division.
pub(super) const fn shifted(n: i64, bits: u32) -> i64 {
    let near = ((n.unsigned_abs() + (1 << (bits - 1))) >> bits).cast_signed();
    if n < 0 { -near } else { near }
}

#[cfg(test)]
mod tests {
    use super::{Point, round, shifted};
    use crate::Facing;

    #[test]
    fn a_distance_is_the_same_both_ways() {
        let (here, there) = (Point::new(1_000, 2_000), Point::new(4_000, -2_000));
        assert_eq!([here.distance(there), there.distance(here)], [5_000; 2]);
        let far = Point::new(Point::FARTHEST, Point::FARTHEST);
        assert_eq!(
            far.distance(Point::new(-Point::FARTHEST, -Point::FARTHEST)),
            2_965_820
        );
    }

    #[test]
    fn halves_are_rounded_away_from_zero() {
        assert_eq!([5, -5, 4, -4, 6].map(|n| round(n, 2)), [3, -3, 2, -2, 3]);
        assert_eq!([1, -1, 2].map(|n| round(n, 3)), [0, 0, 1]);
        let halves = [5, -5, 4, -4, 6, -7].map(|n| shifted(n, 1));
        assert_eq!(halves, [3, -3, 2, -2, 3, -4]);
    }

    #[test]
    fn bc052_five_inches_at_thirty_degrees() {
        let end = Point::new(24000, 24000).ahead(Facing(5461), 5000);
        assert_eq!(end, Point::new(26500, 28330));
    }
}
