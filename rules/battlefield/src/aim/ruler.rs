//! Measuring from anything to anything.

use crate::{
    conditions::facing_to,
    field::Thing,
    geometry::{Mil, Point, distance_between, distance_to_point, near_points},
    position::{Marker, Position},
    terrain::Footprint,
};

/// An end of a measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Thing(Thing),
    /// By its number.
    Marker(u8),
    Place(Point),
}

/// A distance, and the two places between which it was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measure {
    /// Rounded down.
    pub length: Mil,
    pub from: Point,
    pub to: Point,
}

/// The area that an end covers: the corners of a polygon or a single place, and how far it reaches beyond.
struct Shape {
    corners: Vec<Point>,
    radius: Mil,
}

/// From edge to edge; nothing where one of the two is not on the table.
pub fn measure(position: &Position, from: End, to: End) -> Option<Measure> {
    let (a, b) = (shape(position, from)?, shape(position, to)?);
    let between = match (a.corners.as_slice(), b.corners.as_slice()) {
        ([a], [b]) => {
            let (east, north) = a.to(*b);
            (east * east + north * north).isqrt() as Mil
        }
        ([a], b) | (b, [a]) => distance_to_point(b, *a).shown(),
        (a, b) => distance_between(a, b).shown(),
    };
    let (near, far) = near_points(&a.corners, &b.corners);
    let length = (between - a.radius - b.radius).max(0);
    if length == 0 {
        let (from, to) = (near, near);
        return Some(Measure { length, from, to });
    }
    Some(Measure {
        length,
        from: near.ahead(facing_to(near, far), a.radius),
        to: far.ahead(facing_to(far, near), b.radius),
    })
}

fn shape(position: &Position, end: End) -> Option<Shape> {
    let round = |at, radius| Shape {
        corners: vec![at],
        radius,
    };
    Some(match end {
        End::Place(at) => round(at, 0),
        End::Marker(number) => {
            let marker = position.markers.get(usize::from(number))?;
            round(marker.at, Marker::RADIUS)
        }
        End::Thing(Thing::Piece(number)) => {
            let piece = position.terrain.get(usize::from(number))?;
            let piece = (!piece.removed).then_some(piece.piece)?;
            match piece.footprint {
                Footprint::Circle { radius } => round(piece.pose.at, radius),
                Footprint::Rectangle(_) => Shape {
                    corners: piece.corners(),
                    radius: 0,
                },
            }
        }
        End::Thing(thing) => Shape {
            corners: position.tray(thing)?.corners.to_vec(),
            radius: 0,
        },
    })
}
