//! A charger on the side of a target that cannot be moved, in none of the places that are meant for it.

use super::{Touching, fits};
use crate::{
    allowed::stand,
    field,
    geometry::{Base, Facing, Mil, Slot, Tray, align, tolerance::EDGE},
};

/// The distance from the edge of what is free at which the rules may still accept a place, as
/// corners lie at whole places.
const ROUNDED: Mil = 4;

impl Touching<'_> {
    /// Returns the place where it touched the target, squarely before the side, if half of the side or
    /// more is covered there; else the nearest such place. Where none is free, the one that covers most.
    pub(super) fn beside(&self) -> Option<Tray> {
        let Base { width, depth } = self.target.tray.base;
        let side = if self.side.is_flank() { depth } else { width };
        let half = self.tray.base.width / 2;
        let middle = align(self.tray.base, &self.target.tray, self.side, Slot::Center);
        let along = middle.pose.facing.turned(Facing::EAST);
        let touched = offset(&middle, &self.tray, along);
        // At `half` from the middle it covers half of the side.
        let furthest = half + side / 2 - EDGE;
        let line = Line {
            touching: self,
            first: middle.moved(along, -furthest),
            along,
            furthest,
        };
        let mut places = line.places(touched.clamp(-half, half));
        let worth = |at: Mil| {
            let beyond = (at.abs() - half).max(0);
            (beyond, (at - touched).abs(), at)
        };
        places.sort_unstable_by_key(|at| worth(*at));
        let mut trays = places.into_iter().map(|at| middle.moved(along, at));
        trays.find(|there| self.may_stand(there))
    }

    fn may_stand(&self, there: &Tray) -> bool {
        fits(self.position, self.charger, self.field, there)
            && !field::crowds(self.field, there, &self.target)
            && field::may_be_set(self.field, &self.tray, there, self.target.thing)
    }
}

/// The line of all places along a side, each by how far it lies from the middle.
struct Line<'t> {
    touching: &'t Touching<'t>,
    first: Tray,
    along: Facing,
    furthest: Mil,
}

impl Line<'_> {
    /// Places that are worth a look: the one that is wished for, the ends of the line and of whatever
    /// lies on it.
    fn places(&self, wished: Mil) -> Vec<Mil> {
        let way = (self.along, 2 * self.furthest);
        let (field, target) = (self.touching.field, self.touching.target.thing);
        let taken = field::taken(field, &self.first, way, target);
        let ends = taken.into_iter().flat_map(|(from, to)| {
            let (from, to) = (from - self.furthest, to - self.furthest);
            let near = -ROUNDED..=ROUNDED;
            near.flat_map(move |by| [from + by, to + by])
        });
        let table = self.edges();
        let all = ends.chain(table).chain([wished]);
        all.filter(|at| at.abs() <= self.furthest).collect()
    }

    /// Returns the places at which it comes over the edge of the table or to where the mode lets nobody
    /// stand, or ceases to.
    fn edges(&self) -> Vec<Mil> {
        let on = |at: Mil| {
            let there = self.first.moved(self.along, at + self.furthest);
            let Touching {
                position,
                field,
                charger,
                ..
            } = *self.touching;
            field::on_table(field, &there).is_ok()
                && stand::by_mode(position, charger, &there).is_ok()
        };
        let changes = |(from, to): (Mil, Mil)| {
            let first = on(from);
            if first == on(to) {
                return None;
            }
            let (mut same, mut other) = (from, to);
            while (other - same).abs() > 1 {
                let between = same + (other - same) / 2;
                if on(between) == first {
                    same = between;
                } else {
                    other = between;
                }
            }
            Some(if first { same } else { other })
        };
        let halves = [(-self.furthest, 0), (0, self.furthest)];
        halves.into_iter().filter_map(changes).collect()
    }
}

/// Returns the distance of one tray from another, measured along that direction.
fn offset(from: &Tray, to: &Tray, along: Facing) -> Mil {
    let (east, north) = from.pose.at.to(to.pose.at);
    let far = east * along.sine() + north * along.cosine();
    ((far + (1 << 29)) >> 30) as Mil
}
