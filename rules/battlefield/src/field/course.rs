//! Straight moves, with a turn before and after.

use super::{
    Field, Refused, Relation, Thing,
    end::{INCH, end, halfway, on_table},
};
use crate::{
    geometry::{Facing, Mil, Point, Tray, hull, way},
    terrain::Keyword,
};
use serde::{Deserialize, Serialize};

/// A way to move without turning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    Forward,
    Right,
    Back,
    Left,
}

impl Direction {
    pub const ALL: [Self; 4] = [Self::Forward, Self::Right, Self::Back, Self::Left];

    /// Returns the facing that this direction is for a tray that faces `facing`.
    pub const fn of(self, facing: Facing) -> Facing {
        facing.turned(Facing(16_384 * self as u16))
    }
}

/// A move: a pivot, a straight way, a pivot; each may be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    pub first: Option<Facing>,
    pub direction: Direction,
    pub length: Mil,
    pub last: Option<Facing>,
}

impl Course {
    pub const STAY: Self = Self::straight(Direction::Forward, 0);

    pub const fn straight(direction: Direction, length: Mil) -> Self {
        Self {
            first: None,
            direction,
            length,
            last: None,
        }
    }

    #[must_use]
    pub const fn turning_first(self, facing: Facing) -> Self {
        Self {
            first: Some(facing),
            ..self
        }
    }

    #[must_use]
    pub const fn turning_last(self, facing: Facing) -> Self {
        Self {
            last: Some(facing),
            ..self
        }
    }

    /// Returns where the tray stands after each part: turned, moved, turned again.
    pub fn places(&self, tray: &Tray) -> [Tray; 3] {
        let turned = self.first.map_or(*tray, |facing| tray.facing(facing));
        let moved = turned.moved(self.direction.of(turned.pose.facing), self.length);
        let last = self.last.map_or(moved, |facing| moved.facing(facing));
        [turned, moved, last]
    }

    /// Returns where it leads a unit that may go `most`; a tray that stays as it is has made no move.
    pub fn run(&self, field: &Field, tray: &Tray, most: Mil) -> Result<Tray, Refused> {
        // Before a place is computed from it.
        if !(0..=most).contains(&self.length) {
            return Err(Refused::TooFar { most });
        }
        let [turned, moved, last] = self.places(tray);
        let towards = self.direction.of(turned.pose.facing);
        within(field, &turned, towards, self.length, most)?;
        if self.first.is_some() && (self.length > 0 || self.last.is_some()) {
            halfway(field, &turned)?;
        }
        passes(field, &turned, towards, self.length)?;
        if self.last.is_some() {
            on_table(field, &moved)?;
        }
        if last.pose != tray.pose {
            end(field, &last, &[])?;
        }
        Ok(last)
    }
}

/// Checks that it may go so far where it may go `most`: an inch less if its path touches Rough terrain.
fn within(
    field: &Field,
    tray: &Tray,
    towards: Facing,
    length: Mil,
    most: Mil,
) -> Result<(), Refused> {
    let most = in_rough(most);
    if length <= most {
        return Ok(());
    }
    match touched(field, tray, towards, length, Keyword::Rough) {
        Some(piece) => Err(Refused::Rough { piece, most }),
        None => Ok(()),
    }
}

/// Returns how far something may go on Rough terrain that may go `most` elsewhere.
pub const fn in_rough(most: Mil) -> Mil {
    if most > INCH { most - INCH } else { 0 }
}

/// Returns what a tray passes over on a straight move.
pub fn path(tray: &Tray, towards: Facing, length: Mil) -> Vec<Point> {
    let corners = [tray.corners, tray.moved(towards, length).corners];
    hull(&corners.concat())
}

/// A piece with this keyword on the path.
pub fn touched(
    field: &Field,
    tray: &Tray,
    towards: Facing,
    length: Mil,
    keyword: Keyword,
) -> Option<Thing> {
    // Most tables have few pieces with it: a path is not made for nothing.
    field.pieces_with(keyword).next()?;
    let path = path(tray, towards, length);
    field
        .pieces_with(keyword)
        .find(|(_, piece)| piece.overlaps(&path))
        .map(|(thing, _)| thing)
}

/// Checks that nothing on the way keeps it from going so far straight ahead.
fn passes(field: &Field, tray: &Tray, towards: Facing, length: Mil) -> Result<(), Refused> {
    if length == 0 {
        return Ok(());
    }
    let through = field.standing.iter().find(|other| {
        other.relation != Relation::Friend
            && way(tray, towards, &other.tray.corners).is_some_and(|way| way.crossed_by(length))
    });
    if let Some(other) = through {
        return Err(Refused::Through(other.thing));
    }
    match touched(field, tray, towards, length, Keyword::Impassable) {
        Some(piece) => Err(Refused::Through(piece)),
        None => Ok(()),
    }
}
