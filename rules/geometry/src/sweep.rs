//! The things that a tray meets when it moves straight ahead.

use super::{
    Facing, Fraction, Mil, Point, Tray,
    overlap::{extent, normals},
    point::{cross, dot},
    tolerance::OVERLAP,
};

/// A straight move, of any length, against something that stands in its way: one that passes by,
/// grazes within [`OVERLAP`] or leads away from it has no `Way`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    touch: Fraction,
    inside: Fraction,
    out: Fraction,
}

impl Way {
    /// After so many [`Mil`] the tray touches it; never negative.
    pub fn touch(self) -> Fraction {
        self.touch.max(Fraction::ZERO)
    }

    /// Tells whether it is touched within `length`.
    pub fn reached_by(self, length: Mil) -> bool {
        self.touch() <= Fraction::whole(i64::from(length))
    }

    /// The lengths between which the tray lies in it; where it does so now, the first is negative.
    pub const fn inside(self) -> (Fraction, Fraction) {
        (self.inside, self.out)
    }

    /// Tells whether a move of `length` gets into it.
    pub fn crossed_by(self, length: Mil) -> bool {
        self.inside < Fraction::whole(i64::from(length))
    }
}

/// Returns how a tray meets a convex polygon on its way in `direction`.
pub fn way(tray: &Tray, direction: Facing, corners: &[Point]) -> Option<Way> {
    way_into(tray, direction, corners, OVERLAP)
}

/// The same, where it lies in it only by more than `depth`.
pub fn way_into(tray: &Tray, direction: Facing, corners: &[Point], depth: Mil) -> Option<Way> {
    let towards = (direction.sine(), direction.cosine());
    let mut touching = Span::ALWAYS;
    let mut inside = Span::ALWAYS;
    for normal in normals(&tray.corners).chain(normals(corners)) {
        let (own, other) = (extent(&tray.corners, normal), extent(corners, normal));
        let (near, far) = (other.0 - own.1, other.1 - own.0);
        let speed = dot(normal, towards);
        let length = i64::from(depth * depth) * dot(normal, normal);
        let slack = length.isqrt();
        touching = touching.during(near, far, speed, near <= 0 && far >= 0)?;
        let (near, far) = (near + slack, far - slack);
        inside = inside.during(near, far, speed, near < 0 && far > 0)?;
    }
    let hits = touching.from <= touching.to && inside.from < inside.to;
    let ahead = inside.to > Fraction::ZERO;
    (hits && ahead).then_some(Way {
        touch: touching.from,
        inside: inside.from,
        out: inside.to,
    })
}

/// A part of the way.
#[derive(Clone, Copy)]
struct Span {
    from: Fraction,
    to: Fraction,
}

impl Span {
    const ALWAYS: Self = Self {
        from: Fraction::whole(-1_000_000_000),
        to: Fraction::whole(1_000_000_000),
    };

    /// The part of it during which a distance that changes with `speed` for each 2^-30 of a
    /// [`Mil`] lies between `near` and `far`; a distance that does not change `stays`, or never is.
    fn during(self, near: i64, far: i64, speed: i64, stays: bool) -> Option<Self> {
        if speed == 0 {
            return stays.then_some(self);
        }
        let when = |distance: i64| Fraction::new(i128::from(distance) << 30, i128::from(speed));
        let (one, other) = (when(near), when(far));
        Some(Self {
            from: self.from.max(one.min(other)),
            to: self.to.min(one.max(other)),
        })
    }
}

/// The convex polygon around all these places, clockwise: what a straight move passes over lies
/// around the corners before and after.
pub fn hull(places: &[Point]) -> Vec<Point> {
    let mut sorted = places.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    if sorted.len() < 3 {
        return sorted;
    }
    let upper = half_hull(sorted.iter().copied());
    let lower = half_hull(sorted.iter().rev().copied());
    let without_last = |half: Vec<Point>| {
        let count = half.len() - 1;
        half.into_iter().take(count)
    };
    without_last(upper).chain(without_last(lower)).collect()
}

fn half_hull(places: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut half: Vec<Point> = Vec::new();
    for place in places {
        while let [.., before, last] = half[..]
            && cross(before, last, place) >= 0
        {
            half.pop();
        }
        half.push(place);
    }
    half
}

#[cfg(test)]
mod tests {
    use super::{Fraction, hull, way};
    use crate::{Base, Facing, Point, Pose, Tray};

    fn infantry(x: i32, y: i32, facing: u16) -> Tray {
        Tray::new(Base::INFANTRY, Pose::new(x, y, Facing(facing)))
    }

    fn touch(x: i32, y: i32, facing: u16) -> Option<Fraction> {
        let ahead = way(
            &infantry(24000, 10000, 0),
            Facing::NORTH,
            &infantry(x, y, facing).corners,
        );
        ahead.map(super::Way::touch)
    }

    #[test]
    fn the_first_touch_of_the_rules_of_record() {
        assert_eq!(touch(24000, 22800, 32768), Some(Fraction::whole(8000)));
        assert_eq!(touch(29000, 22800, 32768), Some(Fraction::whole(8000)));
        assert_eq!(touch(29494, 22800, 32768), Some(Fraction::whole(8000)));
        assert_eq!(touch(29495, 22800, 32768), None);
        assert_eq!(touch(29600, 22800, 32768), None);
        assert_eq!(touch(24000, 24000, 40960), Some(Fraction::whole(7958)));
        assert_eq!(
            touch(27000, 24000, 38229),
            Some(Fraction::new(10_687_219, 1191))
        );
    }

    #[test]
    fn what_lies_behind_is_not_on_the_way() {
        assert_eq!(touch(24000, 2000, 0), None);
    }

    #[test]
    fn the_hull_leaves_out_what_lies_inside() {
        let around =
            [(0, 0), (0, 9), (9, 9), (9, 0), (4, 4), (0, 4)].map(|(x, y)| Point::new(x, y));
        let expected = [(0, 0), (0, 9), (9, 9), (9, 0)].map(|(x, y)| Point::new(x, y));
        assert_eq!(hull(&around), expected);
    }
}
