//! Charges: what can be declared, and how far they come.

use super::{
    Field, Refused, Relation, Standing, Thing,
    course::touched,
    end::{INCH, free, halfway, impassable, on_table},
    largest,
    look::sees,
};
use crate::{
    geometry::{
        Arc, Base, Facing, Fraction, Mil, Shares, Slot, Tray, align, distance_between,
        engaged_side, overlap, tolerance::TOUCH, way,
    },
    terrain::Keyword,
};

/// What a charger says openly before the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    pub target: Thing,
    /// Where the charger turns before it runs.
    pub pivot: Option<Facing>,
    /// The arc of the target in which the charger stands, where two are equal.
    pub arc: Option<Arc>,
}

/// A charge that may be run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charge {
    pub target: Standing,
    /// The side of the target that is charged.
    pub side: Arc,
    /// The charger, turned.
    pub charger: Tray,
    pub hindered: bool,
    /// How much shorter the way is by Rough terrain.
    pub rough: Mil,
}

/// How a charge ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// It has reached the target, and stands where it touched it.
    Arrived(Tray),
    /// It stands where it came to.
    Short(Tray),
    /// Something came between; it stands an inch away from that.
    Blocked(Tray, Thing),
}

/// The best face of a charge die.
const BEST: Mil = 6;

impl Declaration {
    /// The charge of a unit with so much `speed`, in inches.
    pub fn check(self, field: &Field, charger: &Tray, speed: Mil) -> Result<Charge, Refused> {
        let target = field.enemies().find(|enemy| enemy.thing == self.target);
        let target = *target.ok_or(Refused::NotSeen)?;
        sees(field, charger, target.thing, &target.tray)?;
        let side = self.side(charger, &target.tray)?;
        if open_slots(field, charger.base, &target, side).is_empty() {
            return Err(Refused::NoRoom(side));
        }
        let turned = self.pivot.map_or(*charger, |facing| charger.facing(facing));
        halfway(field, &turned)?;
        let lost = |_| Refused::PivotLosesTarget;
        sees(field, &turned, target.thing, &target.tray).map_err(lost)?;
        let Some(way) = ahead(&turned, &target) else {
            return Err(Refused::PivotLosesTarget);
        };
        let charge = Charge::new(field, turned, target, side, way);
        let most = charge.total(speed, BEST);
        if way > Fraction::whole(i64::from(most + TOUCH)) {
            let needed = way.floor() as Mil - most;
            return Err(Refused::CannotReach { needed });
        }
        match charge.earlier(field, way) {
            Some(thing) => Err(Refused::Through(thing)),
            None => Ok(charge),
        }
    }

    fn side(self, charger: &Tray, target: &Tray) -> Result<Arc, Refused> {
        let arcs = Shares::new(charger, target).largest();
        match self.arc {
            Some(arc) if !arcs.contains(&arc) => Err(Refused::NotFromThere(arc)),
            Some(arc) => Ok(arc),
            None => Ok(arcs[0]),
        }
    }
}

/// How far it is to the target, straight ahead.
fn ahead(charger: &Tray, target: &Standing) -> Option<Fraction> {
    let way = way(charger, charger.pose.facing, &target.tray.corners)?;
    Some(way.touch())
}

impl Charge {
    fn new(field: &Field, charger: Tray, target: Standing, side: Arc, way: Fraction) -> Self {
        let length = way.floor() as Mil;
        let on_way = |keyword| touched(field, &charger, charger.pose.facing, length, keyword);
        Self {
            target,
            side,
            charger,
            hindered: on_way(Keyword::Hindering).is_some(),
            rough: if on_way(Keyword::Rough).is_some() {
                INCH
            } else {
                0
            },
        }
    }

    /// How far it may come by this die.
    pub const fn total(&self, speed: Mil, die: Mil) -> Mil {
        1_000 * (speed + die) - self.rough
    }

    /// What it would touch before the target, that stops it.
    fn earlier(&self, field: &Field, target: Fraction) -> Option<Thing> {
        self.stops(field)
            .filter(|(touch, _)| *touch < target)
            .min_by_key(|(touch, _)| *touch)
            .map(|(_, thing)| thing)
    }

    /// All that stops it, and after how far.
    fn stops<'f>(&'f self, field: &'f Field) -> impl Iterator<Item = (Fraction, Thing)> + 'f {
        let facing = self.charger.pose.facing;
        let trays = field
            .standing
            .iter()
            .filter(|other| other.relation != Relation::Friend && other.thing != self.target.thing)
            .filter_map(move |other| {
                let way = way(&self.charger, facing, &other.tray.corners)?;
                Some((way.touch(), other.thing))
            });
        let pieces = field.pieces_with(Keyword::Impassable);
        let pieces = pieces.filter_map(move |(thing, piece)| {
            let way = way(&self.charger, facing, &piece.corners())?;
            Some((way.touch(), thing))
        });
        trays.chain(pieces)
    }

    /// Where it ends by this die, on the table as it is then.
    pub fn run(&self, field: &Field, speed: Mil, die: Mil) -> Stop {
        let total = self.total(speed, die);
        let reached = |touch: &Fraction| *touch <= Fraction::whole(i64::from(total + TOUCH));
        let target = field
            .enemies()
            .find(|enemy| enemy.thing == self.target.thing);
        let target = target.and_then(|target| ahead(&self.charger, target));
        let target = target.filter(|touch| reached(touch));
        let stop = self
            .stops(field)
            .filter(|(touch, _)| reached(touch) && target.is_none_or(|target| *touch < target))
            .min_by_key(|(touch, _)| *touch);
        match (stop, target) {
            (Some((touch, thing)), _) => {
                let length = self.clear(field, thing, touch.floor() as Mil);
                Stop::Blocked(self.back_to_room(field, length), thing)
            }
            (None, Some(touch)) => Stop::Arrived(self.moved(touch.floor() as Mil)),
            (None, None) => Stop::Short(self.back_to_room(field, self.short(field, speed, die))),
        }
    }

    fn moved(&self, length: Mil) -> Tray {
        self.charger.moved(self.charger.pose.facing, length)
    }

    /// How far it comes that falls short: Rough terrain counts only as far as it comes.
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
        let clear = |length: Mil| {
            let own = self.moved(length).corners;
            !distance_between(&own, &corners).at_most(INCH - 1)
        };
        largest(0, touch, clear)
    }

    /// Back along the way to where it stands in nothing, where it began if need be.
    fn back_to_room(&self, field: &Field, length: Mil) -> Tray {
        let taken = |tray: &Tray| {
            field
                .standing
                .iter()
                .any(|other| overlap(tray, &other.tray))
        };
        let places = (0..=length).rev().map(|length| self.moved(length));
        let mut free = places.filter(|tray| {
            !taken(tray) && impassable(field, tray).is_none() && on_table(field, tray).is_ok()
        });
        free.next().unwrap_or(self.charger)
    }
}

/// Where a unit can still come to stand on a side of the target: the middle while nobody is
/// there, either half otherwise, wherever nothing is in the way. Other enemies may be near.
pub fn open_slots(field: &Field, base: Base, target: &Standing, side: Arc) -> Vec<Slot> {
    let there = engaged_on(field, target, side);
    if there > 1 {
        return Vec::new();
    }
    let open = |slot: &Slot| {
        let tray = align(base, &target.tray, side, *slot);
        let room = there == 0 || *slot != Slot::Center;
        room && free(field, &tray).is_ok() && on_table(field, &tray).is_ok()
    };
    Slot::ALL.into_iter().filter(open).collect()
}

/// How many of the target's enemies stand on that side of it.
fn engaged_on(field: &Field, target: &Standing, side: Arc) -> usize {
    let enemies = field.standing.iter().filter(|other| {
        let Some(owner) = other.side else {
            return false;
        };
        other.thing != target.thing && Some(owner) != target.side
    });
    enemies
        .filter(|other| engaged_side(&other.tray, &target.tray) == Some(side))
        .count()
}
