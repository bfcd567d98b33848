//! Where a unit can go.

use crate::{
    allowed::way,
    field::{Course, Direction, stretches},
    geometry::{Facing, Mil, Point},
    position::{Position, UnitId},
};
use std::ops::RangeInclusive;

/// A way of moving straight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Travel {
    /// Forward after a pivot.
    Maneuver,
    /// Forward as it stands.
    March,
    /// In this direction without a turn, at most so far.
    Straight(Direction, Mil),
}

/// Where the middle of a tray can come to stand, as polygons that may touch each other: each
/// leads around places that are legal, between headings that were looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    pub polygons: Vec<Vec<Point>>,
    /// The headings that were looked at, and at which lengths a move along each may end.
    pub rays: Vec<(Facing, Vec<RangeInclusive<Mil>>)>,
}

/// How many headings of a Maneuver are looked at.
const HEADINGS: u16 = 256;
const STEP: u16 = 256;

/// The lengths at which a move along `heading` may end; the heading counts for a Maneuver alone.
pub fn lengths(
    position: &Position,
    id: UnitId,
    travel: Travel,
    heading: Facing,
) -> Vec<RangeInclusive<Mil>> {
    let Some(tray) = position.unit(id).tray() else {
        return Vec::new();
    };
    let (most, direction) = match travel {
        Travel::Maneuver => (position.speed(id), Direction::Forward),
        Travel::March => (2 * position.speed(id), Direction::Forward),
        Travel::Straight(direction, most) => (most, direction),
    };
    let first = (travel == Travel::Maneuver && heading != tray.pose.facing).then_some(heading);
    let turned = first.map_or(tray, |facing| tray.facing(facing));
    let towards = direction.of(turned.pose.facing);
    let fits = |length: Mil| {
        let course = Course {
            first,
            ..Course::straight(direction, length)
        };
        way::run(position, id, course, most).is_ok()
    };
    let found = stretches(&position.field(id), &turned, towards, most);
    found
        .into_iter()
        .filter_map(|range| accepted(&range, fits))
        .collect()
}

/// What of a stretch is accepted where the mode has a say as well: it forbids what lies further
/// in one direction.
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

/// Where it can come to stand, without the turn at the end of the move.
pub fn reach(position: &Position, id: UnitId, travel: Travel) -> Reach {
    let Some(pose) = position.unit(id).pose() else {
        return Reach {
            polygons: Vec::new(),
            rays: Vec::new(),
        };
    };
    if travel != Travel::Maneuver {
        let direction = match travel {
            Travel::Straight(direction, _) => direction,
            _ => Direction::Forward,
        };
        let heading = direction.of(pose.facing);
        let found = lengths(position, id, travel, heading);
        let lines = found.iter().map(|range| {
            let ends = [*range.start(), *range.end()];
            ends.map(|length| pose.at.ahead(heading, length)).to_vec()
        });
        return Reach {
            polygons: lines.collect(),
            rays: vec![(heading, found)],
        };
    }
    let headings = (0..HEADINGS).map(|step| Facing(step * STEP));
    let rays: Vec<_> = headings
        .map(|heading| (heading, lengths(position, id, travel, heading)))
        .collect();
    let sectors = rays
        .iter()
        .flat_map(|(heading, ranges)| ranges.iter().map(|range| sector(pose.at, *heading, range)));
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
