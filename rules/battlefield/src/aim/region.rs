//! The places to which a unit can go.

use crate::{
    allowed::stand,
    field::{Course, Direction, Field, stretches},
    geometry::{Facing, Mil, Point, Pose, Tray},
    position::{Position, UnitId},
};
use std::ops::RangeInclusive;

/// A way of moving straight, and how far it may lead: effects shorten and lengthen it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Travel {
    /// Forward after a pivot.
    Maneuver(Mil),
    /// Forward as it stands.
    March(Mil),
    /// In this direction without a turn before it.
    Straight(Direction, Mil),
}

impl Travel {
    pub const fn most(self) -> Mil {
        match self {
            Self::Maneuver(most) | Self::March(most) | Self::Straight(_, most) => most,
        }
    }

    pub const fn direction(self) -> Direction {
        match self {
            Self::Maneuver(_) | Self::March(_) => Direction::Forward,
            Self::Straight(direction, _) => direction,
        }
    }
}

/// The places in which the middle of a tray can come to stand, as polygons that may touch each other: each leads around
/// places that are legal, between headings that were looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    pub polygons: Vec<Vec<Point>>,
    /// The headings that were looked at, and at which lengths a move along each may end.
    pub rays: Vec<(Facing, Vec<RangeInclusive<Mil>>)>,
}

/// The number of headings of a Maneuver that are looked at.
const HEADINGS: u16 = 256;
const STEP: u16 = 256;

/// The lengths at which a move along `heading` may end, without the turn at its end; the heading
/// counts for a Maneuver alone.
pub fn lengths(
    position: &Position,
    id: UnitId,
    travel: Travel,
    heading: Facing,
) -> Vec<RangeInclusive<Mil>> {
    let start = Start::new(position, id, travel);
    start.map_or_else(Vec::new, |start| start.lengths(heading))
}

/// A unit that is about to move, and all that it could meet.
struct Start<'p> {
    position: &'p Position,
    id: UnitId,
    tray: Tray,
    field: Field,
    travel: Travel,
}

impl<'p> Start<'p> {
    fn new(position: &'p Position, id: UnitId, travel: Travel) -> Option<Self> {
        Some(Self {
            position,
            id,
            tray: position.unit(id).tray()?,
            field: position.field(id),
            travel,
        })
    }

    fn lengths(&self, heading: Facing) -> Vec<RangeInclusive<Mil>> {
        let turned = match self.travel {
            Travel::Maneuver(_) => self.tray.facing(heading),
            _ => self.tray,
        };
        let towards = self.travel.direction().of(turned.pose.facing);
        let fits = |length| {
            let there = turned.moved(towards, length);
            stand::by_mode(self.position, self.id, &there).is_ok()
        };
        if turned.pose != self.tray.pose && !fits(0) {
            return Vec::new();
        }
        let found = stretches(&self.field, &turned, towards, self.travel.most()).into_iter();
        found.filter_map(|range| accepted(&range, fits)).collect()
    }
}

/// Returns the part of a stretch that is accepted where the mode has a say as well: it forbids what lies further in one
/// direction.
fn accepted(
    range: &RangeInclusive<Mil>,
    fits: impl Fn(Mil) -> bool,
) -> Option<RangeInclusive<Mil>> {
    let (start, end) = (*range.start(), *range.end());
    match (fits(start), fits(end)) {
        (true, true) => Some(start..=end),
        (false, false) => None,
        (first, _) => {
            // Between the two the verdict changes once.
            let (mut same, mut other) = (start, end);
            while other - same > 1 {
                let half = same + (other - same) / 2;
                if fits(half) == first {
                    same = half;
                } else {
                    other = half;
                }
            }
            Some(if first { start..=same } else { other..=end })
        }
    }
}

/// The largest legal length along a heading.
pub fn furthest(position: &Position, id: UnitId, travel: Travel, heading: Facing) -> Option<Mil> {
    let lengths = lengths(position, id, travel, heading);
    lengths.last().map(|range| *range.end())
}

/// The largest legal way in each of the four directions, without a turn.
pub fn straight(position: &Position, id: UnitId, most: Mil) -> impl Iterator<Item = Course> {
    let pose = position.unit(id).pose();
    let facing = pose.map_or(Facing::NORTH, |it| it.facing);
    Direction::ALL.into_iter().filter_map(move |direction| {
        let travel = Travel::Straight(direction, most);
        let length = furthest(position, id, travel, facing)?;
        (length > 0).then(|| Course::straight(direction, length))
    })
}

/// Returns the places in which it can come to stand, without the turn at the end of the move.
pub fn reach(position: &Position, id: UnitId, travel: Travel) -> Reach {
    let Some(start) = Start::new(position, id, travel) else {
        return Reach {
            polygons: Vec::new(),
            rays: Vec::new(),
        };
    };
    let Pose { at, facing } = start.tray.pose;
    if !matches!(travel, Travel::Maneuver(_)) {
        let heading = travel.direction().of(facing);
        let found = start.lengths(heading);
        let lines = found.iter().map(|range| {
            let ends = [*range.start(), *range.end()];
            ends.map(|length| at.ahead(heading, length)).to_vec()
        });
        return Reach {
            polygons: lines.collect(),
            rays: vec![(heading, found)],
        };
    }
    let headings = (0..HEADINGS).map(|step| Facing(step * STEP));
    let rays: Vec<_> = headings
        .map(|heading| (heading, start.lengths(heading)))
        .collect();
    let sectors = rays
        .iter()
        .flat_map(|(heading, ranges)| ranges.iter().map(|range| sector(at, *heading, range)));
    Reach {
        polygons: sectors.collect(),
        rays,
    }
}

/// A part of a ring, half a step to either side of a heading.
fn sector(at: Point, heading: Facing, range: &RangeInclusive<Mil>) -> Vec<Point> {
    let left = heading.turned(Facing((STEP / 2).wrapping_neg()));
    let right = heading.turned(Facing(STEP / 2));
    let (near, far) = (*range.start(), *range.end());
    vec![
        at.ahead(left, near),
        at.ahead(left, far),
        at.ahead(right, far),
        at.ahead(right, near),
    ]
}
