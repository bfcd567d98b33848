//! The distance that a unit can go: what a page offers before anybody tries.

mod straight;

pub(super) use straight::Straight;

use super::Field;
use crate::geometry::{Facing, Mil, Tray};
use std::ops::RangeInclusive;

/// Corners lie at whole places, so what is legal is ragged at its edges, along a tray that is
/// grazed by many lengths. Whoever stays so far off an edge meets none of that.
const MARGIN: Mil = 3;

/// The part that a length may lose to become round: one that ends a whole inch before an enemy, and not an
/// inch less what the rules forgive. Whoever is approached at a slant gives no round length.
const ROUND: Mil = 16;

/// Lengths at which a straight move without a turn at its end may stop, for a unit that may go
/// `most`. Every one of them is legal; of those that are, only some are left out that no one would
/// see, a few thousandths of an inch at each edge.
pub fn stretches(
    field: &Field,
    tray: &Tray,
    towards: Facing,
    most: Mil,
) -> Vec<RangeInclusive<Mil>> {
    Straight::new(field, tray, (towards, most), MARGIN).round_stretches()
}

/// Tells whether a straight move might stop somewhere an inch away from all enemies; what it would stand in there is
/// not looked at, nor the last thousandths.
pub fn may_end(field: &Field, tray: &Tray, towards: Facing, most: Mil) -> bool {
    Straight::new(field, tray, (towards, most), -MARGIN).leads_away()
}

/// An edge of what is taken: the `strict` one, by which nothing has to be forgiven, unless it lies
/// far from the `other` one. A unit beside which others stand keeps what it may do by the rules.
fn rounded(other: Mil, strict: Mil) -> Mil {
    if (other - strict).abs() <= ROUND {
        strict
    } else {
        other
    }
}

/// Returns what is left of the lengths up to `furthest`.
fn free(mut taken: Vec<RangeInclusive<Mil>>, furthest: Mil) -> Vec<RangeInclusive<Mil>> {
    taken.sort_unstable_by_key(|range| *range.start());
    let mut free = Vec::new();
    let mut from = 0;
    for range in taken {
        if *range.start() > from {
            free.push(from..=*range.start() - 1);
        }
        from = from.max(*range.end() + 1);
    }
    if from <= furthest {
        free.push(from..=furthest);
    }
    free
}
