//! Pieces of terrain.

use crate::geometry::{
    Base, Circle, Mil, Point, Pose, Tray, overlap_beyond,
    tolerance::{OVERLAP, SIGHT},
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Keyword {
    BlocksSight,
    Cover,
    Dangerous,
    Destructible,
    Elevated,
    Fortified,
    Hindering,
    Horrific,
    Impassable,
    Inspiring,
    Rough,
}

/// The ground that a piece covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Footprint {
    Rectangle(Base),
    Circle { radius: Mil },
}

/// A piece where it lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    pub footprint: Footprint,
    pub pose: Pose,
    pub keywords: Vec<Keyword>,
}

impl Piece {
    pub fn has(&self, keyword: Keyword) -> bool {
        self.keywords.contains(&keyword)
    }

    /// Its corners, clockwise; a circle's are those of a polygon around it.
    pub fn corners(&self) -> Vec<Point> {
        self.grown(0)
    }

    /// What keeps others from seeing past it.
    pub fn blocker(&self) -> Vec<Point> {
        self.grown(SIGHT)
    }

    fn grown(&self, by: Mil) -> Vec<Point> {
        match self.footprint {
            Footprint::Rectangle(base) => Tray::new(base, self.pose).grown(by).corners.to_vec(),
            Footprint::Circle { radius } => self.circle(radius).outline(by),
        }
    }

    const fn circle(&self, radius: Mil) -> Circle {
        Circle {
            at: self.pose.at,
            radius,
        }
    }

    /// Whether a convex polygon lies on it: a tray is inside of it, or its path crosses it.
    pub fn overlaps(&self, corners: &[Point]) -> bool {
        self.overlaps_beyond(corners, OVERLAP)
    }

    /// The same, by more than `depth`.
    pub fn overlaps_beyond(&self, corners: &[Point], depth: Mil) -> bool {
        match self.footprint {
            Footprint::Rectangle(base) => {
                let own = Tray::new(base, self.pose);
                overlap_beyond(corners, &own.corners, depth)
            }
            Footprint::Circle { radius } => self.circle(radius).overlaps(corners, depth),
        }
    }
}
