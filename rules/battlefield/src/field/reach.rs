//! How far a unit can go: what a page offers before anybody tries.

use super::{
    Field, Relation, Standing,
    course::{in_rough, path},
    end::INCH,
    largest,
};
use crate::{
    geometry::{
        Facing, Mil, Squared, Tray, distance,
        tolerance::{OVERLAP, RANGE, ZONE},
        way_into,
    },
    terrain::Keyword,
};
use std::ops::RangeInclusive;

/// Corners lie at whole places, so what is legal is ragged at its edges, along a tray that is
/// grazed by many lengths. Whoever stays so far off an edge meets none of that.
const MARGIN: Mil = 3;

/// Lengths at which a straight move without a turn at its end may stop, for a unit that may go
/// `most`. Every one of them is legal; of those that are, only some are left out that no one would
/// see, a few thousandths of an inch at each edge.
pub fn stretches(
    field: &Field,
    tray: &Tray,
    towards: Facing,
    most: Mil,
) -> Vec<RangeInclusive<Mil>> {
    let way = Straight {
        field,
        tray,
        towards,
        margin: MARGIN,
    };
    way.stretches(most)
}

/// Whether a straight move might stop somewhere an inch away from all enemies; what it would stand
/// in there is not looked at, nor the last thousandths.
pub fn may_end(field: &Field, tray: &Tray, towards: Facing, most: Mil) -> bool {
    let way = Straight {
        field,
        tray,
        towards,
        margin: -MARGIN,
    };
    let Some(furthest) = way.limit(most) else {
        return false;
    };
    let taken = field.enemies();
    let taken = taken.filter_map(|enemy| way.too_near(enemy, furthest));
    !free(taken.collect(), furthest).is_empty()
}

/// A way straight ahead.
pub(super) struct Straight<'a> {
    pub field: &'a Field,
    pub tray: &'a Tray,
    pub towards: Facing,
    /// How much clearer than the rules ask for everything is kept.
    pub margin: Mil,
}

impl Straight<'_> {
    pub fn stretches(&self, most: Mil) -> Vec<RangeInclusive<Mil>> {
        let Some(furthest) = self.limit(most) else {
            return Vec::new();
        };
        let others = self.field.standing.iter();
        let taken = others.filter_map(|other| match other.relation {
            Relation::Enemy => self.too_near(other, furthest),
            _ => self.overlapping(other, furthest),
        });
        free(taken.collect(), furthest)
    }

    fn at(&self, length: Mil) -> Tray {
        self.tray.moved(self.towards, length)
    }

    /// How far it can go before something that it cannot cross, before the edge of the table, and
    /// no further than Rough terrain lets it.
    fn limit(&self, most: Mil) -> Option<Mil> {
        let others = self.field.standing.iter();
        let stops = others
            .filter(|other| other.relation != Relation::Friend)
            .filter_map(|other| self.inside(other))
            .map(|(from, _)| from.max(0));
        let reach = stops.fold(most, Mil::min);
        let reach = largest(0, reach, |length| {
            self.is_clear_of(Keyword::Impassable, length)
        });
        let on_table = |length: Mil| {
            let slack = ZONE - self.margin;
            let on = |at: Mil, most: Mil| (-slack..=most + slack).contains(&at);
            let corners = self.at(length).corners;
            let mut corners = corners.iter();
            corners.all(|corner| on(corner.x, self.field.width) && on(corner.y, self.field.depth))
        };
        if !on_table(0) {
            return None;
        }
        let reach = largest(0, reach, on_table);
        let least = in_rough(most).min(reach);
        Some(largest(least, reach, |length| {
            self.is_clear_of(Keyword::Rough, length)
        }))
    }

    fn is_clear_of(&self, keyword: Keyword, length: Mil) -> bool {
        let path = path(self.tray, self.towards, length);
        let depth = OVERLAP - self.margin;
        let mut pieces = self.field.pieces_with(keyword);
        pieces.all(|(_, piece)| !piece.overlaps_beyond(&path, depth))
    }

    /// Between which lengths it lies in another tray.
    fn inside(&self, other: &Standing) -> Option<(Mil, Mil)> {
        let depth = OVERLAP - self.margin;
        let way = way_into(self.tray, self.towards, &other.tray.corners, depth)?;
        let (from, to) = way.inside();
        Some((from.floor() as Mil, to.floor() as Mil + 1))
    }

    fn overlapping(&self, other: &Standing, furthest: Mil) -> Option<RangeInclusive<Mil>> {
        let (from, to) = self.inside(other)?;
        (from <= furthest).then(|| from.max(0)..=to.min(furthest))
    }

    /// Where it would stand nearer than an inch to an enemy.
    fn too_near(&self, enemy: &Standing, furthest: Mil) -> Option<RangeInclusive<Mil>> {
        let wide = enemy.tray.grown(INCH + RANGE);
        let way = way_into(self.tray, self.towards, &wide.corners, 0)?;
        let (from, to) = way.inside();
        let first = from.floor().max(0) as Mil;
        let last = to.floor().min(i64::from(furthest)) as Mil;
        let gap = |length: Mil| distance(&self.at(length), &enemy.tray);
        nearer(gap, first..=last, INCH + self.margin)
    }
}

/// The lengths within `range` at which something is not `clear` away whose distance is `gap`:
/// along a straight line that falls and then rises.
fn nearer(
    gap: impl Fn(Mil) -> Squared,
    range: RangeInclusive<Mil>,
    clear: Mil,
) -> Option<RangeInclusive<Mil>> {
    let (first, last) = range.into_inner();
    let taken = |length: Mil| !gap(length).clear_of(clear);
    let (mut low, mut high) = (first, last);
    while high - low > 2 {
        let (left, right) = (low + (high - low) / 3, high - (high - low) / 3);
        if gap(left) <= gap(right) {
            high = right;
        } else {
            low = left;
        }
    }
    let nearest = (low..=high).find(|length| taken(*length))?;
    let before = nearest - largest(0, nearest - first, |back| taken(nearest - back));
    let after = nearest + largest(0, last - nearest, |on| taken(nearest + on));
    Some(before..=after)
}

/// What is left of the lengths up to `furthest`.
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
