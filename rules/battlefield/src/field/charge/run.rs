//! The run of a charge.

use super::{Charge, ahead};
use crate::{
    field::{
        Field, Relation, Thing,
        course::{path, touched},
        end::{INCH, free, on_table},
        largest,
    },
    geometry::{
        Fraction, Mil, Point, Tray, depth, distance_between, far_apart,
        tolerance::{OVERLAP, TOUCH},
        way,
    },
    terrain::Keyword,
};

/// The end of a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// It has reached the target, and stands where it touched it.
    Arrived(Tray),
    /// It stands where it came to.
    Short(Tray),
    /// Something came between; it stands an inch away from that.
    Blocked(Tray, Thing),
}

/// By how much more two corners may be apart, or less, than if they did not lie at whole places.
const ROUNDED: Mil = 4;

/// All that stops a charger which runs straight ahead, but its target, and after how far.
pub(super) fn stops<'f>(
    field: &'f Field,
    charger: &'f Tray,
    target: Thing,
) -> impl Iterator<Item = (Fraction, Thing)> + 'f {
    let ahead = |corners: &[Point]| Some(way(charger, charger.pose.facing, corners)?.touch());
    let trays = field.standing.iter();
    let trays = trays
        .filter(move |other| other.relation != Relation::Friend && other.thing != target)
        .filter_map(move |other| Some((ahead(&other.tray.corners)?, other.thing)));
    let pieces = field.pieces_with(Keyword::Impassable);
    let pieces = pieces.filter_map(move |(thing, piece)| Some((ahead(&piece.corners())?, thing)));
    trays.chain(pieces)
}

impl Charge {
    /// Returns where it ends by this die, on the table as it is then. Where it stops short of the target it stands only
    /// in places that `allowed` accepts as well.
    pub fn run(
        &self,
        field: &Field,
        (speed, die): (Mil, Mil),
        allowed: impl Fn(&Tray) -> bool,
    ) -> Stop {
        let back = |length| self.back_to_room(field, length, &allowed);
        let within = |touch: Fraction, length| touch <= Fraction::whole(i64::from(length + TOUCH));
        let total = self.total(speed, die);
        let target = field
            .enemies()
            .find(|enemy| enemy.thing == self.target.thing);
        let target = target.and_then(|target| ahead(&self.charger, target));
        let target = target.filter(|touch| within(*touch, total));
        let length = target.map_or_else(|| self.short(field, speed, die), |_| total);
        let stop = stops(field, &self.charger, self.target.thing)
            .filter(|(touch, _)| within(*touch, length))
            .filter(|(touch, _)| target.is_none_or(|target| *touch < target))
            .min_by_key(|(touch, _)| *touch);
        match (stop, target) {
            (Some((touch, thing)), _) => {
                let length = self.clear(field, thing, touch.floor() as Mil);
                Stop::Blocked(back(length), thing)
            }
            (None, Some(touch)) => Stop::Arrived(self.moved(touch.floor() as Mil)),
            (None, None) => Stop::Short(back(length)),
        }
    }

    fn moved(&self, length: Mil) -> Tray {
        self.charger.moved(self.charger.pose.facing, length)
    }

    /// Returns how far a charge comes that falls short: Rough terrain counts only as far as it comes.
    fn short(&self, field: &Field, speed: Mil, die: Mil) -> Mil {
        let whole = 1_000 * (speed + die);
        let facing = self.charger.pose.facing;
        let free =
            |length: Mil| touched(field, &self.charger, facing, length, Keyword::Rough).is_none();
        largest(whole - INCH, whole, free)
    }

    /// The furthest place that is still an inch away from something in front, before it is touched.
    fn clear(&self, field: &Field, thing: Thing, touch: Mil) -> Mil {
        let corners = match thing {
            Thing::Piece(number) => field.pieces[usize::from(number)].corners(),
            _ => field
                .standing
                .iter()
                .find(|other| other.thing == thing)
                .map_or(Vec::new(), |other| other.tray.corners.to_vec()),
        };
        let clear = |length: &Mil| {
            let own = self.moved(*length).corners;
            distance_between(&own, &corners).at_least(INCH)
        };
        let about = largest(0, touch, |length| clear(&length));
        // Corners lie at whole places, so of lengths next to each other the shorter may be the nearer.
        let mut further = (about..=touch.min(about + ROUNDED)).rev();
        further.find(clear).unwrap_or(about)
    }

    /// Back along the way to where it stands in nothing; where it began if need be, not turned
    /// where there is no room for that.
    fn back_to_room(&self, field: &Field, length: Mil, allowed: &impl Fn(&Tray) -> bool) -> Tray {
        let field = self.on_way(field, length);
        let fits = |tray: &Tray| {
            free(&field, tray).is_ok() && on_table(&field, tray).is_ok() && allowed(tray)
        };
        let mut length = length;
        while length >= 0 {
            let tray = self.moved(length);
            if fits(&tray) {
                return tray;
            }
            // It must go back at least so far to leave the tray that it overlaps most.
            let depths = field.standing.iter().map(|it| depth(&tray, &it.tray));
            let deepest = depths.max().unwrap_or(0);
            length -= (deepest - OVERLAP - 2).max(1);
        }
        self.from
    }

    /// The table with only what it may touch on its way.
    fn on_way(&self, field: &Field, length: Mil) -> Field {
        let path = path(&self.charger, self.charger.pose.facing, length);
        let near = |corners: &[Point]| !far_apart(&path, corners, INCH);
        let standing = field.standing.iter();
        let pieces = field.pieces.iter();
        Field {
            standing: standing
                .filter(|it| near(&it.tray.corners))
                .copied()
                .collect(),
            pieces: pieces.filter(|it| near(&it.corners())).copied().collect(),
            ..*field
        }
    }
}
