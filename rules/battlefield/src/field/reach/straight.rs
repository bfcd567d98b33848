//! One way straight ahead, and what lies along it.

use super::{free, rounded};
use crate::{
    field::{
        Field, Relation, Standing,
        course::{in_rough, path},
        end::INCH,
        largest,
    },
    geometry::{
        Facing, Fraction, Mil, Point, Tray, near_between,
        tolerance::{OVERLAP, RANGE, ZONE},
        way_into,
    },
    terrain::{Footprint, Keyword, Piece},
};
use std::ops::RangeInclusive;

/// The distance that the rules forgive: whoever is clearer than asked for by so much needs none of it.
const FORGIVEN: Mil = RANGE;

/// A way straight ahead.
pub struct Straight<'a> {
    field: &'a Field,
    tray: &'a Tray,
    towards: Facing,
    most: Mil,
    /// The margin by which everything is kept clearer than the rules ask for.
    margin: Mil,
    /// The things that could be met on the way.
    others: Vec<&'a Standing>,
}

impl<'a> Straight<'a> {
    pub fn new(
        field: &'a Field,
        tray: &'a Tray,
        (towards, most): (Facing, Mil),
        margin: Mil,
    ) -> Self {
        let others = field.standing.iter();
        let around = Corridor::new(tray, towards, most);
        let near = |other: &&Standing| around.meets(other.tray.pose.at, other.tray.base.radius());
        Self {
            field,
            tray,
            towards,
            most,
            margin,
            others: others.filter(near).collect(),
        }
    }

    /// At which lengths a move may end.
    #[cfg(test)]
    pub fn stretches(&self) -> Vec<RangeInclusive<Mil>> {
        let Some(furthest) = self.limit() else {
            return Vec::new();
        };
        let taken = self.others.iter();
        let taken = taken.filter_map(|other| self.taken_by(other, furthest));
        free(taken.collect(), furthest)
    }

    /// The same, ending at round lengths.
    pub fn round_stretches(&self) -> Vec<RangeInclusive<Mil>> {
        let Some(furthest) = self.limit() else {
            return Vec::new();
        };
        let strict = Self {
            margin: FORGIVEN,
            others: self.others.clone(),
            ..*self
        };
        let reach = strict.limit().map_or(furthest, |it| rounded(furthest, it));
        let taken = self.others.iter().filter_map(|other| {
            let loose = self.taken_by(other, furthest)?;
            let strict = match other.relation {
                Relation::Enemy => strict.too_near(other, furthest),
                _ => strict.really_overlapping(other, furthest),
            };
            let Some(strict) = strict else {
                return Some(loose);
            };
            let from = rounded(*loose.start(), *strict.start());
            Some(from..=rounded(*loose.end(), *strict.end()))
        });
        free(taken.collect(), reach)
    }

    /// At which lengths up to `furthest` it may not end because of somebody.
    fn taken_by(&self, other: &Standing, furthest: Mil) -> Option<RangeInclusive<Mil>> {
        match other.relation {
            Relation::Enemy => self.too_near(other, furthest),
            _ => self.overlapping(other, furthest),
        }
    }

    /// Tells whether it might end an inch away from all enemies.
    pub fn leads_away(&self) -> bool {
        let Some(furthest) = self.limit() else {
            return false;
        };
        let enemies = self.others.iter();
        let enemies = enemies.filter(|other| other.relation == Relation::Enemy);
        let taken = enemies.filter_map(|enemy| self.too_near(enemy, furthest));
        !free(taken.collect(), furthest).is_empty()
    }

    fn at(&self, length: Mil) -> Tray {
        self.tray.moved(self.towards, length)
    }

    /// Returns how far it can go before something that it cannot cross, before the edge of the table, and no further
    /// than Rough terrain lets it.
    fn limit(&self) -> Option<Mil> {
        let others = self.others.iter();
        let stops = others
            .filter(|other| other.relation != Relation::Friend)
            .filter_map(|other| self.inside(&other.tray.corners))
            .map(|(from, _)| from.max(0));
        let reach = stops.fold(self.most, Mil::min);
        let reach = self.clear_of(Keyword::Impassable, 0, reach)?;
        if !self.is_on_table(0) {
            return None;
        }
        let reach = if self.is_on_table(reach) {
            reach
        } else {
            largest(0, reach, |length| self.is_on_table(length))
        };
        let least = in_rough(self.most).min(reach);
        Some(self.clear_of(Keyword::Rough, least, reach).unwrap_or(least))
    }

    fn is_on_table(&self, length: Mil) -> bool {
        let slack = ZONE - self.margin;
        let on = |at: Mil, most: Mil| (-slack..=most + slack).contains(&at);
        let corners = self.at(length).corners;
        let mut corners = corners.iter();
        corners.all(|corner| on(corner.x, self.field.width) && on(corner.y, self.field.depth))
    }

    /// The largest length from `least` to `most` whose path is clear of such terrain; none where
    /// the shortest is not.
    fn clear_of(&self, keyword: Keyword, least: Mil, most: Mil) -> Option<Mil> {
        let around = Corridor::new(self.tray, self.towards, most);
        let pieces = self.field.pieces_with(keyword).map(|(_, piece)| piece);
        let mut near = pieces.filter(|piece| around.meets(piece.pose.at, size(piece)));
        near.try_fold(most, |reach, piece| self.before(piece, least, reach))
    }

    fn before(&self, piece: &Piece, least: Mil, most: Mil) -> Option<Mil> {
        let depth = OVERLAP - self.margin;
        let clear = |length: Mil| {
            let path = path(self.tray, self.towards, length);
            !piece.overlaps_beyond(&path, depth)
        };
        if clear(most) {
            return Some(most);
        }
        if !clear(least) {
            return None;
        }
        // Where it gets into the piece, as a rule: then the search is short.
        let about = way_into(self.tray, self.towards, &piece.corners(), depth);
        let about = about.map_or(most, |way| way.inside().0.floor() as Mil);
        let (low, high) = ((about - 8).max(least), (about + 8).min(most));
        let (low, high) = match (low < high && clear(low), low < high && !clear(high)) {
            (true, true) => (low, high),
            _ => (least, most),
        };
        Some(largest(low, high - 1, clear))
    }

    /// Between which lengths it lies in another tray.
    fn inside(&self, corners: &[Point]) -> Option<(Mil, Mil)> {
        let depth = OVERLAP - self.margin;
        let way = way_into(self.tray, self.towards, corners, depth)?;
        let (from, to) = way.inside();
        Some((from.floor() as Mil, to.floor() as Mil + 1))
    }

    fn overlapping(&self, other: &Standing, furthest: Mil) -> Option<RangeInclusive<Mil>> {
        let (from, to) = self.inside(&other.tray.corners)?;
        (from <= furthest).then(|| from.max(0)..=to.min(furthest))
    }

    /// The same to the last thousandth: to touch is not to overlap.
    fn really_overlapping(&self, other: &Standing, furthest: Mil) -> Option<RangeInclusive<Mil>> {
        let depth = OVERLAP - self.margin;
        let way = way_into(self.tray, self.towards, &other.tray.corners, depth)?;
        let (from, to) = way.inside();
        let (from, last) = (from.floor() as Mil + 1, to.floor());
        let ends_whole = Fraction::whole(last) == to;
        let last = last as Mil - Mil::from(ends_whole);
        (from <= furthest && last >= 0).then(|| from.max(0)..=last.min(furthest))
    }

    /// Returns where it would stand nearer than an inch to an enemy.
    fn too_near(&self, enemy: &Standing, furthest: Mil) -> Option<RangeInclusive<Mil>> {
        let clear = INCH - RANGE + self.margin;
        let (from, to) = near_between(self.tray, self.towards, &enemy.tray.corners, clear)?;
        (to >= 0 && from <= furthest).then(|| from.max(0)..=to.min(furthest))
    }
}

/// All that a move could pass over or come near to, around the way of the middle of the tray.
struct Corridor {
    from: Point,
    /// Of 2^30.
    towards: (i64, i64),
    length: i64,
    aside: i64,
}

impl Corridor {
    fn new(tray: &Tray, towards: Facing, length: Mil) -> Self {
        Self {
            from: tray.pose.at,
            towards: (towards.sine(), towards.cosine()),
            length: i64::from(length),
            // Beyond the inch, all that is rounded is far less than a tenth.
            aside: tray.base.radius() + i64::from(INCH) + 100,
        }
    }

    fn meets(&self, at: Point, radius: i64) -> bool {
        let (x, y) = self.from.to(at);
        let (east, north) = self.towards;
        let along = (x * east + y * north) >> 30;
        let aside = (x * north - y * east) >> 30;
        let reach = self.aside + radius;
        aside.abs() <= reach && (-reach..=self.length + reach).contains(&along)
    }
}

fn size(piece: &Piece) -> i64 {
    match piece.footprint {
        Footprint::Rectangle(base) => base.radius(),
        Footprint::Circle { radius } => i64::from(radius),
    }
}
