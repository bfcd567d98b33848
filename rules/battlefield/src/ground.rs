//! The grounds on which armies deploy: the zones of each mode (chapters 4, 15, 17.2), and what lies in them.

mod gap;
pub mod pieces;
mod rings;

pub use gap::{apart, extent, further_apart, gap_of_markers, markers_apart, overlap};
pub use rings::rings;

use crate::{
    geometry::{Circle, Mil, Point, distance_to_point, tolerance::ZONE},
    position::{Mode, Position, Scheme},
    terrain::Piece,
};
use gap::away;
use tabletop::Seat;

/// A rectangle of the table along its edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    pub west: Mil,
    pub south: Mil,
    pub east: Mil,
    pub north: Mil,
}

/// The zones of the table by their numbers: south and north; where everybody is alone against
/// several, the corners from the south-western one, around against the clock.
pub fn zones(position: &Position) -> Vec<Ground> {
    let (width, depth) = (position.setup.width, position.setup.depth);
    if corners(position) {
        let corner = |west, south| Ground {
            west,
            south,
            east: west + 12_000,
            north: south + 12_000,
        };
        let (east, north) = (width - 12_000, depth - 12_000);
        return vec![
            corner(0, 0),
            corner(east, 0),
            corner(east, north),
            corner(0, north),
        ];
    }
    let (southern, northern, margin) = match position.setup.mode {
        Mode::Clash => (12_000, 12_000, 12_000),
        Mode::Storm => (18_000, 12_000, 0),
        Mode::Feast => (12_000, 12_000, 0),
        Mode::None | Mode::Thrones | Mode::Winds => (6_000, 6_000, 0),
    };
    let band = |south, north| Ground {
        west: margin,
        south,
        east: width - margin,
        north,
    };
    vec![band(0, southern), band(depth - northern, depth)]
}

/// Tells whether zones are corners: three or four who are all alone.
pub fn corners(position: &Position) -> bool {
    position.setup.scheme == Scheme::Alone && position.players.len() > 2
}

/// Returns where a player deploys, once that is chosen.
pub fn of(position: &Position, seat: Seat) -> Option<Ground> {
    let zone = position.player(seat).zone?;
    zones(position).get(usize::from(zone)).copied()
}

/// Tells whether the enemies of a player come from the south.
pub fn is_northern(position: &Position, seat: Seat) -> bool {
    let zone = of(position, seat);
    zone.is_some_and(|zone| zone.south + zone.north > position.setup.depth)
}

impl Ground {
    /// Its corners, clockwise.
    pub const fn outline(&self) -> [Point; 4] {
        [
            Point::new(self.west, self.north),
            Point::new(self.east, self.north),
            Point::new(self.east, self.south),
            Point::new(self.west, self.south),
        ]
    }

    /// Returns how far the corner that is farthest out lies outside of it; nothing within the tolerance.
    pub fn misses(&self, corners: &[Point]) -> Option<Mil> {
        let out = |corner: &Point| {
            let across = (self.west - corner.x).max(corner.x - self.east);
            let along = (self.south - corner.y).max(corner.y - self.north);
            across.max(along)
        };
        corners.iter().map(out).max().filter(|by| *by > ZONE)
    }

    /// So much wider on every side.
    #[must_use]
    pub const fn grown(&self, by: Mil) -> Self {
        Self {
            west: self.west - by,
            south: self.south - by,
            east: self.east + by,
            north: self.north + by,
        }
    }

    pub const fn middle(&self) -> Point {
        Point::new(
            i32::midpoint(self.west, self.east),
            i32::midpoint(self.south, self.north),
        )
    }

    /// From its edge to that of a piece.
    pub fn is_clear_of(&self, piece: &Piece, range: Mil) -> bool {
        away(&self.outline(), piece, |it, more| it.clear_of(range + more))
    }

    /// The same, strictly further.
    pub fn is_beyond(&self, piece: &Piece, range: Mil) -> bool {
        away(&self.outline(), piece, |it, more| it.beyond(range + more))
    }
}

/// Tells whether a place is near enough to the table that anything may be computed from it.
pub fn is_sane(position: &Position, at: Point) -> bool {
    let near = |at: Mil, most: Mil| (-12_000..=most + 12_000).contains(&at);
    near(at.x, position.setup.width) && near(at.y, position.setup.depth)
}

/// A circle's middle, as far from a ground as `range` and its radius.
pub fn is_clear_of_circle(ground: &Ground, circle: Circle, range: Mil) -> bool {
    distance_to_point(&ground.outline(), circle.at).clear_of(range + circle.radius)
}
