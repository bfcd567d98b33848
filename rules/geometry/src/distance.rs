//! The distance between things.

use super::{
    Fraction, Mil, Point, Tray,
    overlap::overlap_beyond,
    point::{cross, dot, round},
    tolerance::RANGE,
    tray::{holds, sides},
};

/// The square of a distance, in [`Mil`] times `Mil`: exact, as a root would not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Squared(Fraction);

impl Squared {
    pub const ZERO: Self = Self(Fraction::ZERO);

    /// In range: at most `range` away.
    pub fn within(self, range: Mil) -> bool {
        self.0 <= square(range + RANGE)
    }

    /// Kept clear of: at least `range` away.
    pub fn clear_of(self, range: Mil) -> bool {
        self.0 >= square(range - RANGE)
    }

    /// Further than `range`.
    pub fn beyond(self, range: Mil) -> bool {
        self.0 > square(range)
    }

    /// No more than `length` away, without any tolerance.
    pub fn at_most(self, length: Mil) -> bool {
        self.0 <= square(length)
    }

    /// No less than `length` away, without any tolerance.
    pub fn at_least(self, length: Mil) -> bool {
        self.0 >= square(length)
    }

    /// In whole [`Mil`], rounded down, to be shown.
    pub fn shown(self) -> Mil {
        self.0.floor().isqrt() as Mil
    }
}

fn square(length: Mil) -> Fraction {
    Fraction::whole(i64::from(length) * i64::from(length))
}

/// From the nearest point of one tray to that of the other.
pub fn distance(a: &Tray, b: &Tray) -> Squared {
    distance_between(&a.corners, &b.corners)
}

/// The same for two convex polygons.
pub fn distance_between(a: &[Point], b: &[Point]) -> Squared {
    if overlap_beyond(a, b, 0) {
        return Squared::ZERO;
    }
    let from = |places: &[Point], corners: &[Point]| {
        let distances = places
            .iter()
            .map(|place| distance_to_point(corners, *place));
        distances.min()
    };
    from(a, b).min(from(b, a)).unwrap_or(Squared::ZERO)
}

/// From a place to the nearest point of a convex polygon, itself included.
pub fn distance_to_point(corners: &[Point], place: Point) -> Squared {
    if holds(corners, place) {
        return Squared::ZERO;
    }
    sides(corners)
        .map(|(a, b)| to_side(place, a, b))
        .min()
        .unwrap_or(Squared::ZERO)
}

/// A place of each polygon, such that none are nearer to each other, to the nearest [`Mil`]; of two
/// that overlap one of those where their edges meet or a corner. A polygon may be a single place.
pub fn near_points(a: &[Point], b: &[Point]) -> (Point, Point) {
    let from = |places: &[Point], corners: &[Point]| {
        let pairs = places.iter().flat_map(|place| {
            let near = |(a, b)| (*place, nearest_of_side(*place, a, b));
            sides(corners).map(near).collect::<Vec<_>>()
        });
        let gap = |(a, b): &(Point, Point)| dot(a.to(*b), a.to(*b));
        pairs.min_by_key(gap).map(|it| (gap(&it), it))
    };
    let (one, other) = (from(a, b), from(b, a));
    let (one, other) = (one.unwrap_or_default(), other.unwrap_or_default());
    if one.0 <= other.0 {
        one.1
    } else {
        (other.1.1, other.1.0)
    }
}

/// The place of a side that is nearest to another place.
fn nearest_of_side(place: Point, a: Point, b: Point) -> Point {
    let (way, aside) = (a.to(b), a.to(place));
    let whole = dot(way, way);
    if whole == 0 {
        return a;
    }
    let part = i128::from(dot(way, aside).clamp(0, whole));
    let along = |way: i64| round(i128::from(way) * part, i128::from(whole)) as Mil;
    Point::new(a.x + along(way.0), a.y + along(way.1))
}

fn to_side(place: Point, a: Point, b: Point) -> Squared {
    let (side, here) = (a.to(b), a.to(place));
    let (along, length) = (dot(side, here), dot(side, side));
    Squared(if along <= 0 {
        Fraction::whole(dot(here, here))
    } else if along >= length {
        let there = b.to(place);
        Fraction::whole(dot(there, there))
    } else {
        let height = i128::from(cross(a, b, place));
        Fraction::new(height * height, i128::from(length))
    })
}

#[cfg(test)]
mod tests {
    use super::{distance, distance_to_point};
    use crate::{Base, Facing, Pose, Tray};

    fn infantry(x: i32, y: i32, facing: u16) -> Tray {
        Tray::new(Base::INFANTRY, Pose::new(x, y, Facing(facing)))
    }

    fn shot(x: i32, y: i32, facing: u16) -> i32 {
        let target = infantry(x, y, facing);
        distance_to_point(&target.corners, infantry(24000, 24000, 0).arrow()).shown()
    }

    #[test]
    fn bc040_to_bc045_ranges_from_the_front_arrow() {
        assert_eq!(shot(24000, 40800, 32768), 12000);
        assert_eq!(shot(32000, 36000, 32768), 8910);
        assert_eq!(shot(24000, 34800, 32768), 6000);
        assert_eq!(shot(31000, 36000, 8192), 9337);
        let arrow = infantry(24000, 24000, 0).arrow();
        let reaches =
            |y| distance_to_point(&infantry(24000, y, 32768).corners, arrow).within(12000);
        assert!(reaches(40805) && !reaches(40806));
    }

    #[test]
    fn bc043_from_tray_to_tray() {
        let gap = distance(&infantry(24000, 24000, 0), &infantry(32000, 36000, 32768));
        assert_eq!(gap.shown(), 7621);
        assert_eq!(
            distance(&infantry(0, 0, 0), &infantry(100, 0, 0)).shown(),
            0
        );
    }
}
