//! Pieces of terrain.

use crate::geometry::{
    Base, Circle, Mil, Point, Pose, Tray, distance_between, distance_to_point, overlap_beyond,
    tolerance::{OVERLAP, SIGHT},
};
use serde::{Deserialize, Serialize};

words! {
    Keyword {
        BlocksSight = "blocks_los",
        Cover = "cover",
        Dangerous = "dangerous",
        Destructible = "destructible",
        Elevated = "elevated",
        Fortified = "fortified",
        Hindering = "hindering",
        Horrific = "horrific",
        Impassable = "impassable",
        Inspiring = "inspiring",
        Rough = "rough",
    }
}

/// The ground that a piece covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Footprint {
    Rectangle(Base),
    Circle { radius: Mil },
}

/// A set of keywords.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Keyword>", into = "Vec<Keyword>")]
pub struct Keywords(u16);

impl Keywords {
    pub const fn has(self, keyword: Keyword) -> bool {
        self.0 & (1 << keyword as u16) != 0
    }

    pub fn all(self) -> impl Iterator<Item = Keyword> {
        Keyword::ALL
            .iter()
            .copied()
            .filter(move |keyword| self.has(*keyword))
    }
}

impl FromIterator<Keyword> for Keywords {
    fn from_iter<I: IntoIterator<Item = Keyword>>(keywords: I) -> Self {
        Self(
            keywords
                .into_iter()
                .fold(0, |set, keyword| set | 1 << keyword as u16),
        )
    }
}

impl From<Vec<Keyword>> for Keywords {
    fn from(keywords: Vec<Keyword>) -> Self {
        keywords.into_iter().collect()
    }
}

impl From<Keywords> for Vec<Keyword> {
    fn from(keywords: Keywords) -> Self {
        keywords.all().collect()
    }
}

/// A piece where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    pub footprint: Footprint,
    pub pose: Pose,
    pub keywords: Keywords,
}

impl Piece {
    pub fn has(&self, keyword: Keyword) -> bool {
        self.keywords.has(keyword)
    }

    /// Its corners, clockwise; a circle's are those of a polygon around it.
    pub fn corners(&self) -> Vec<Point> {
        self.grown(0)
    }

    /// Returns the outline that keeps others from seeing past it.
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

    /// Tells whether a convex polygon is within `range` of it.
    pub fn is_within(&self, corners: &[Point], range: Mil) -> bool {
        match self.footprint {
            Footprint::Rectangle(base) => {
                let own = Tray::new(base, self.pose);
                distance_between(corners, &own.corners).within(range)
            }
            Footprint::Circle { radius } => {
                distance_to_point(corners, self.pose.at).within(range.saturating_add(radius))
            }
        }
    }

    /// Tells whether a convex polygon lies on it: a tray is inside of it, or its path crosses it.
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
