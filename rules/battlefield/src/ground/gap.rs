//! The gaps between pieces, markers and grounds.

use crate::{
    geometry::{
        Base, Mil, Point, Pose, Squared, Tray, distance_between, distance_to_point,
        tolerance::{OVERLAP, RANGE},
    },
    terrain::{Footprint, Piece},
};

/// Tells whether the distance of a piece from a polygon is fine; a circle is as far as its middle less its radius,
/// which is given.
pub fn away(corners: &[Point], piece: &Piece, fine: impl Fn(Squared, Mil) -> bool) -> bool {
    match piece.footprint {
        Footprint::Rectangle(base) => {
            let own = Tray::new(base, piece.pose).corners;
            fine(distance_between(corners, &own), 0)
        }
        Footprint::Circle { radius } => fine(distance_to_point(corners, piece.pose.at), radius),
    }
}

/// Tells whether two pieces are further apart than that.
pub fn further_apart(a: &Piece, b: &Piece, range: Mil) -> bool {
    match (a.footprint, b.footprint) {
        (Footprint::Circle { radius: one }, Footprint::Circle { radius: other }) => {
            apart_by(a.pose.at, b.pose.at, one + other + range + 1)
        }
        (Footprint::Rectangle(base), _) => {
            let own = Tray::new(base, a.pose).corners;
            away(&own, b, |it, more| it.beyond(range + more))
        }
        (Footprint::Circle { .. }, Footprint::Rectangle(_)) => further_apart(b, a, range),
    }
}

/// Tells whether two pieces are so far apart.
pub fn apart(a: &Piece, b: &Piece, range: Mil) -> bool {
    match (a.footprint, b.footprint) {
        (Footprint::Circle { radius: one }, Footprint::Circle { radius: other }) => {
            apart_by(a.pose.at, b.pose.at, one + other + range - RANGE)
        }
        (Footprint::Rectangle(base), _) => {
            let own = Tray::new(base, a.pose).corners;
            away(&own, b, |it, more| it.clear_of(range + more))
        }
        (Footprint::Circle { .. }, Footprint::Rectangle(_)) => apart(b, a, range),
    }
}

/// Tells whether two pieces lie on each other.
pub fn overlap(a: &Piece, b: &Piece) -> bool {
    match (a.footprint, b.footprint) {
        (Footprint::Circle { radius: one }, Footprint::Circle { radius: other }) => {
            !apart_by(a.pose.at, b.pose.at, one + other - OVERLAP)
        }
        (Footprint::Rectangle(base), _) => b.overlaps(&Tray::new(base, a.pose).corners),
        (Footprint::Circle { .. }, Footprint::Rectangle(_)) => overlap(b, a),
    }
}

fn apart_by(a: Point, b: Point, length: Mil) -> bool {
    let (x, y) = (i64::from(a.x - b.x), i64::from(a.y - b.y));
    let length = i64::from(length.max(0));
    x * x + y * y >= length * length
}

/// Tells whether the middles of two markers are so far apart, each less its radius.
pub fn markers_apart(a: Point, b: Point, range: Mil) -> bool {
    let radius = crate::position::Marker::RADIUS;
    apart_by(a, b, 2 * radius + range - RANGE)
}

/// The gap between two markers, to be shown.
pub fn gap_of_markers(a: Point, b: Point) -> Mil {
    let (x, y) = (i64::from(a.x - b.x), i64::from(a.y - b.y));
    (x * x + y * y).isqrt() as Mil - 2 * crate::position::Marker::RADIUS
}

/// The corners of a piece, exactly for a rectangle and square around a circle.
pub fn extent(piece: &Piece) -> [Point; 4] {
    let base = match piece.footprint {
        Footprint::Rectangle(base) => return Tray::new(base, piece.pose).corners,
        Footprint::Circle { radius } => Base::new(2 * radius, 2 * radius),
    };
    let upright = Pose::new(
        piece.pose.at.x,
        piece.pose.at.y,
        crate::geometry::Facing::NORTH,
    );
    Tray::new(base, upright).corners
}
