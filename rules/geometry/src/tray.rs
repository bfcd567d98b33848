//! Trays: rectangles that stand somewhere and face somewhere.

use super::{
    Facing, Mil, Point,
    point::{cross, shifted},
};
use serde::{Deserialize, Serialize};

/// The measures of a tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Base {
    pub width: Mil,
    pub depth: Mil,
}

impl Base {
    pub const INFANTRY: Self = Self::new(5_500, 4_800);
    pub const CAVALRY: Self = Self::new(5_500, 5_000);
    pub const SMALL_SOLO: Self = Self::new(2_760, 2_760);
    pub const LARGE_SOLO: Self = Self::new(2_760, 5_550);
    pub const WALL: Self = Self::new(9_000, 1_500);

    pub const fn new(width: Mil, depth: Mil) -> Self {
        Self { width, depth }
    }

    /// From the middle to a corner, rounded up.
    pub const fn radius(self) -> i64 {
        let (width, depth) = (self.width as i64, self.depth as i64);
        (width * width + depth * depth).isqrt() / 2 + 1
    }
}

/// The place of the middle of a tray, and the facing of its front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pose {
    pub at: Point,
    pub facing: Facing,
}

impl Pose {
    pub const fn new(x: Mil, y: Mil, facing: Facing) -> Self {
        Self {
            at: Point::new(x, y),
            facing,
        }
    }

    /// Moved straight towards `direction`, without turning.
    #[must_use]
    pub fn moved(self, direction: Facing, length: Mil) -> Self {
        Self {
            at: self.at.ahead(direction, length),
            ..self
        }
    }
}

/// A tray at its place. Corners are computed and never stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tray {
    pub base: Base,
    pub pose: Pose,
    /// Clockwise from the left end of the front: so side `n` of a tray, in the order of
    /// [`Arc::ALL`](super::Arc::ALL), leads from corner `n` to the next.
    pub corners: [Point; 4],
}

impl Tray {
    pub fn new(base: Base, pose: Pose) -> Self {
        let corner = places(base, pose);
        Self {
            base,
            pose,
            corners: [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)],
        }
    }

    /// The middle of the front, from where an attack is measured.
    pub fn arrow(&self) -> Point {
        places(self.base, self.pose)(0, 1)
    }

    /// Wider and deeper by `by` on every side.
    #[must_use]
    pub fn grown(&self, by: Mil) -> Self {
        let base = Base::new(self.base.width + 2 * by, self.base.depth + 2 * by);
        Self::new(base, self.pose)
    }

    #[must_use]
    pub fn moved(&self, direction: Facing, length: Mil) -> Self {
        Self::new(self.base, self.pose.moved(direction, length))
    }

    #[must_use]
    pub fn facing(&self, facing: Facing) -> Self {
        Self::new(
            self.base,
            Pose {
                facing,
                ..self.pose
            },
        )
    }
}

/// Places so many half widths to the right and half depths ahead of the middle.
fn places(base: Base, pose: Pose) -> impl Fn(i64, i64) -> Point {
    let (sine, cosine) = (pose.facing.sine(), pose.facing.cosine());
    let (width, depth) = (i64::from(base.width), i64::from(base.depth));
    let half = |n: i64| shifted(n, 31) as Mil;
    move |across, along| {
        let (right, ahead) = (across * width, along * depth);
        Point::new(
            pose.at.x + half(right * cosine + ahead * sine),
            pose.at.y + half(ahead * cosine - right * sine),
        )
    }
}

/// The sides of a convex polygon, its corners in clockwise order.
pub(super) fn sides(corners: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    let next = corners.iter().cycle().skip(1);
    corners.iter().copied().zip(next.copied())
}

/// Tells whether a place lies in a convex polygon or on its edge.
pub(super) fn holds(corners: &[Point], place: Point) -> bool {
    sides(corners).all(|(a, b)| cross(a, b, place) <= 0)
}

#[cfg(test)]
mod tests {
    use super::{Base, Pose, Tray};
    use crate::{Facing, Point};

    fn corners(base: Base, x: i32, y: i32, facing: u16) -> [(i32, i32); 4] {
        let tray = Tray::new(base, Pose::new(x, y, Facing(facing)));
        tray.corners.map(|corner| (corner.x, corner.y))
    }

    #[test]
    fn bc022_corners() {
        assert_eq!(
            corners(Base::INFANTRY, 24000, 24000, 0),
            [
                (21250, 26400),
                (26750, 26400),
                (26750, 21600),
                (21250, 21600)
            ]
        );
        assert_eq!(
            corners(Base::INFANTRY, 24000, 24000, 8192),
            [
                (23753, 27642),
                (27642, 23753),
                (24247, 20358),
                (20358, 24247)
            ]
        );
        assert_eq!(
            corners(Base::CAVALRY, 10000, 10000, 6737),
            [(9309, 13652), (13701, 10341), (10691, 6348), (6299, 9659)]
        );
        assert_eq!(
            corners(Base::LARGE_SOLO, 10000, 10000, 60000),
            [(7405, 11695), (9785, 13092), (12595, 8305), (10215, 6908)]
        );
    }

    #[test]
    fn bc023_the_front_arrow_of_a_turned_tray() {
        let tray = Tray::new(Base::INFANTRY, Pose::new(24000, 24000, Facing(5461)));
        assert_eq!(tray.arrow(), Point::new(25200, 26078));
        assert_eq!(
            tray.corners.map(|corner| (corner.x, corner.y)),
            [
                (22818, 27453),
                (27582, 24704),
                (25182, 20547),
                (20418, 23296)
            ]
        );
    }
}
