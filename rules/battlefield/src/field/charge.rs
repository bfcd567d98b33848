//! Charges: what can be declared.

mod run;

pub use run::Stop;

use super::{
    Field, Refused, Standing, Thing,
    course::touched,
    end::{INCH, halfway},
    look::sees,
    room::has_room,
};
use crate::{
    geometry::{Arc, Facing, Fraction, Mil, Shares, Tray, tolerance::TOUCH, way},
    terrain::Keyword,
};

/// The declaration of a charge: what its player says openly before the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    pub target: Thing,
    /// The facing to which the charger turns before it runs.
    pub pivot: Option<Facing>,
    /// The arc of the target in which the charger stands, where two are equal.
    pub arc: Option<Arc>,
}

/// A target that is seen: what is known of a charge before the pivot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Approach {
    pub charger: Tray,
    pub target: Standing,
    /// The arcs of the target in which the charger stands; of several it names one.
    pub sides: Vec<Arc>,
}

/// A charge that may be run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charge {
    pub target: Standing,
    /// The side of the target that is charged.
    pub side: Arc,
    /// The tray before it turned.
    pub from: Tray,
    /// The charger, turned.
    pub charger: Tray,
    /// The way to the target, if it lies straight ahead.
    pub way: Option<Fraction>,
    pub hindered: bool,
    /// The length by which Rough terrain shortens the way.
    pub rough: Mil,
}

/// The best face of a charge die.
const BEST: Mil = 6;

impl Declaration {
    /// The charge of a unit with so much `speed`, in inches.
    pub fn check(self, field: &Field, charger: &Tray, speed: Mil) -> Result<Charge, Refused> {
        let approach = Approach::new(field, charger, self.target)?;
        let side = approach.side(self.arc)?;
        if !has_room(field, charger.base, &approach.target, side) {
            return Err(Refused::NoRoom(side));
        }
        approach.turned(field, side, self.pivot, speed)
    }
}

impl Approach {
    pub fn new(field: &Field, charger: &Tray, target: Thing) -> Result<Self, Refused> {
        let target = field.enemies().find(|enemy| enemy.thing == target);
        let target = *target.ok_or(Refused::NotSeen)?;
        sees(field, charger, target.thing, &target.tray)?;
        Ok(Self {
            charger: *charger,
            target,
            sides: Shares::new(charger, &target.tray).largest(),
        })
    }

    /// The side that is charged, the first of several where none is `named`.
    pub fn side(&self, named: Option<Arc>) -> Result<Arc, Refused> {
        match named {
            Some(arc) if !self.sides.contains(&arc) => Err(Refused::NotFromThere(arc)),
            Some(arc) => Ok(arc),
            None => Ok(self.sides[0]),
        }
    }

    /// Returns how far the target lies straight ahead after a pivot; nothing else is looked at.
    pub fn way(&self, pivot: Facing) -> Option<Fraction> {
        let (at, target) = (self.charger.pose.at, &self.target.tray);
        let (east, north) = at.to(target.pose.at);
        let aside = (east * pivot.cosine() - north * pivot.sine()) >> 30;
        // Most pivots turn it well away from the target.
        if aside.abs() > self.charger.base.radius() + target.base.radius() {
            return None;
        }
        ahead(&self.charger.facing(pivot), &self.target)
    }

    /// Tells whether something would stop it before it has come so far; nothing else is looked at.
    pub fn is_stopped(&self, field: &Field, pivot: Facing, way: Fraction) -> bool {
        let charger = self.charger.facing(pivot);
        run::stops(field, &charger, self.target.thing).any(|(touch, _)| touch < way)
    }

    /// The charge after a pivot, if the target is still seen and can be reached.
    pub fn turned(
        &self,
        field: &Field,
        side: Arc,
        pivot: Option<Facing>,
        speed: Mil,
    ) -> Result<Charge, Refused> {
        let turned = pivot.map_or(self.charger, |facing| self.charger.facing(facing));
        halfway(field, &turned)?;
        let charge = Charge::new(field, self, side, turned);
        let way = charge.way.ok_or(Refused::PivotLosesTarget)?;
        if turned.pose != self.charger.pose {
            let lost = |_| Refused::PivotLosesTarget;
            sees(field, &turned, self.target.thing, &self.target.tray).map_err(lost)?;
        }
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
}

/// Returns how far it is to the target, straight ahead.
fn ahead(charger: &Tray, target: &Standing) -> Option<Fraction> {
    let way = way(charger, charger.pose.facing, &target.tray.corners)?;
    Some(way.touch())
}

impl Charge {
    fn new(field: &Field, approach: &Approach, side: Arc, charger: Tray) -> Self {
        let way = ahead(&charger, &approach.target);
        let on_way = |keyword| {
            let length = way.map(|way| way.floor() as Mil);
            length.is_some_and(|length| {
                touched(field, &charger, charger.pose.facing, length, keyword).is_some()
            })
        };
        Self {
            target: approach.target,
            side,
            from: approach.charger,
            charger,
            way,
            hindered: on_way(Keyword::Hindering),
            rough: if on_way(Keyword::Rough) { INCH } else { 0 },
        }
    }

    /// The same charge at a later moment, with the target as it stands now; its way may be lost.
    #[must_use]
    pub fn again(
        field: &Field,
        from: Tray,
        target: Standing,
        (side, pivot): (Arc, Option<Facing>),
    ) -> Self {
        let charger = pivot.map_or(from, |facing| from.facing(facing));
        let approach = Approach {
            charger: from,
            target,
            sides: vec![side],
        };
        Self::new(field, &approach, side, charger)
    }

    /// Returns the place at which it touches its target, if that lies straight ahead.
    pub fn touching(&self) -> Option<Tray> {
        let length = self.way?.floor() as Mil;
        Some(self.charger.moved(self.charger.pose.facing, length))
    }

    /// Returns how far it may come by this die.
    pub const fn total(&self, speed: Mil, die: Mil) -> Mil {
        1_000 * (speed + die) - self.rough
    }

    /// Returns what it would touch before the target, that stops it.
    fn earlier(&self, field: &Field, target: Fraction) -> Option<Thing> {
        run::stops(field, &self.charger, self.target.thing)
            .filter(|(touch, _)| *touch < target)
            .min_by_key(|(touch, _)| *touch)
            .map(|(_, thing)| thing)
    }
}
