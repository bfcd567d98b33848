//! Parts of trays, cut off exactly.

use super::{Mil, Point, point::round, tray::sides, wide::Wide};

/// The side of a line on which `a x + b y + c` is not negative.
#[derive(Clone, Copy, Debug)]
pub(super) struct HalfPlane {
    a: i128,
    b: i128,
    c: i128,
}

impl HalfPlane {
    /// Returns what lies to the right of the way from `from` to `to`, and on it.
    pub fn right_of(from: Point, to: Point) -> Self {
        let (x, y) = from.to(to);
        let (a, b) = (i128::from(y), i128::from(-x));
        Self {
            a,
            b,
            c: -(a * i128::from(from.x) + b * i128::from(from.y)),
        }
    }

    /// Returns what lies to the left of it, and on it.
    pub fn left_of(from: Point, to: Point) -> Self {
        let right = Self::right_of(from, to);
        Self {
            a: -right.a,
            b: -right.b,
            c: -right.c,
        }
    }
}

/// A corner at `x / w`, `y / w`, and the line that leads on from it: corners are only ever met by
/// two lines through whole places, so these numbers stay below 2^60.
#[derive(Clone, Copy, Debug)]
struct Corner {
    x: i128,
    y: i128,
    w: i128,
    next: HalfPlane,
}

impl Corner {
    fn meet(one: HalfPlane, next: HalfPlane) -> Self {
        let w = one.a * next.b - next.a * one.b;
        let sign = w.signum();
        Self {
            x: sign * (one.b * next.c - next.b * one.c),
            y: sign * (one.c * next.a - next.c * one.a),
            w: sign * w,
            next,
        }
    }

    const fn above(self, line: HalfPlane) -> i128 {
        (line.a * self.x + line.b * self.y + line.c * self.w).signum()
    }
}

/// A convex polygon whose corners need not be whole.
#[derive(Clone, Debug)]
pub(super) struct Region(Vec<Corner>);

impl Region {
    /// `corners` are clockwise.
    pub fn new(corners: &[Point]) -> Self {
        let corner = |(from, to): (Point, Point)| Corner {
            x: i128::from(from.x),
            y: i128::from(from.y),
            w: 1,
            next: HalfPlane::right_of(from, to),
        };
        Self(sides(corners).map(corner).collect())
    }

    /// Returns what is left of it on one side of a line.
    #[must_use]
    pub fn cut(self, line: HalfPlane) -> Self {
        let corners = &self.0;
        let mut left = Vec::with_capacity(corners.len() + 1);
        for (place, corner) in corners.iter().enumerate() {
            let end = corners[(place + 1) % corners.len()];
            match (corner.above(line), end.above(line)) {
                (0, -1) => left.push(Corner {
                    next: line,
                    ..*corner
                }),
                (1, -1) => left.extend([*corner, Corner::meet(corner.next, line)]),
                (-1, 1) => left.push(Corner {
                    next: corner.next,
                    ..Corner::meet(line, corner.next)
                }),
                (-1, _) => {}
                _ => left.push(*corner),
            }
        }
        Self(left)
    }

    /// Its corners at the nearest whole places.
    pub fn rounded(&self) -> Vec<Point> {
        let whole = |corner: &Corner| {
            Point::new(
                round(corner.x, corner.w) as Mil,
                round(corner.y, corner.w) as Mil,
            )
        };
        self.0.iter().map(whole).collect()
    }

    pub fn area(&self) -> Area {
        let (mut sums, mut scale) = ([const { None::<Wide> }; 2], Wide::new(1));
        let corners = &self.0;
        for corner in corners {
            scale = scale.times(&Wide::new(corner.w.unsigned_abs()));
        }
        for (place, corner) in corners.iter().enumerate() {
            let end = corners[(place + 1) % corners.len()];
            let twice = end.x * corner.y - corner.x * end.y;
            let mut term = Wide::new(twice.unsigned_abs());
            for other in corners_but(corners, place) {
                term = term.times(&Wide::new(other.w.unsigned_abs()));
            }
            let sum = &mut sums[usize::from(twice < 0)];
            *sum = Some(match sum.take() {
                Some(sum) => sum.plus(&term),
                None => term,
            });
        }
        let [gained, lost] = sums.map(|sum| sum.unwrap_or(Wide::new(0)));
        Area {
            parts: gained.apart(&lost),
            of: scale,
        }
    }
}

/// All corners but the one at `place` and the next one.
fn corners_but(corners: &[Corner], place: usize) -> impl Iterator<Item = &Corner> {
    let count = corners.len();
    (2..count).map(move |further| &corners[(place + further) % count])
}

/// Twice an area, in [`Mil`] times `Mil`: so many `parts` `of` one.
#[derive(Clone, Debug)]
pub(super) struct Area {
    parts: Wide,
    of: Wide,
}

impl Area {
    /// Tells whether this is larger than the other by more than `slack` (twice an area as well).
    pub fn exceeds(&self, other: &Self, slack: (u128, u128)) -> bool {
        let both = self.of.times(&other.of);
        let (slack, divided) = (Wide::new(slack.0), Wide::new(slack.1));
        let own = self.parts.times(&other.of).times(&divided);
        let its = other.parts.times(&self.of).times(&divided);
        own > its.plus(&both.times(&slack))
    }

    #[must_use]
    pub fn doubled(&self) -> Self {
        Self {
            parts: self.parts.times(&Wide::new(2)),
            of: self.of.clone(),
        }
    }

    pub fn whole(twice: u128) -> Self {
        Self {
            parts: Wide::new(twice),
            of: Wide::new(1),
        }
    }

    /// Returns how many ten thousandths of `twice` it is, rounded, to be shown.
    pub fn ten_thousandths(&self, twice: u128) -> u16 {
        let whole = self.of.times(&Wide::new(twice));
        self.parts.share(&whole, 10_000, 10_001) as u16
    }
}
