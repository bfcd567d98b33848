//! The targets that may be charged (6.6).

use super::{alignment::Touching, stand, way};
use crate::{
    field::{self, Approach, Charge, Field, Refused, Standing, Thing},
    geometry::{Arc, Facing, Mil},
    illegal::Illegal,
    position::{Position, UnitId},
};

/// Refuses a charge that may not be declared; where several arcs are equal and none is named, it is
/// that in the first in which it may.
pub fn check(
    position: &Position,
    id: UnitId,
    target: Thing,
    pivot: Option<Facing>,
    arc: Option<Arc>,
) -> Result<Charge, Illegal> {
    let field = position.field(id);
    let approach = approach(position, &field, id, target)?;
    let in_arc = |side| in_arc(position, &field, id, &approach, (side, pivot));
    if arc.is_some() {
        return in_arc(approach.side(arc)?);
    }
    let first = in_arc(approach.sides[0]);
    let mut others = approach.sides.iter().skip(1);
    first.or_else(|why| others.find_map(|side| in_arc(*side).ok()).ok_or(why))
}

/// The arcs of the target in which it may be declared, where none is named: more than one leave
/// the choice.
pub fn arcs(position: &Position, id: UnitId, target: Thing, pivot: Option<Facing>) -> Vec<Arc> {
    let field = position.field(id);
    let Ok(approach) = approach(position, &field, id, target) else {
        return Vec::new();
    };
    let mut arcs = approach.sides.clone();
    arcs.retain(|side| in_arc(position, &field, id, &approach, (*side, pivot)).is_ok());
    arcs
}

fn in_arc(
    position: &Position,
    field: &Field,
    id: UnitId,
    approach: &Approach,
    (side, pivot): (Arc, Option<Facing>),
) -> Result<Charge, Illegal> {
    has_room(position, field, id, (&approach.target, side))?;
    turned(position, field, id, approach, (side, pivot))
}

/// Returns what is known before the pivot: the target is one that may be charged, and seen. `field` is here and below
/// that of the charger.
pub fn approach(
    position: &Position,
    field: &Field,
    id: UnitId,
    target: Thing,
) -> Result<Approach, Illegal> {
    way::unengaged(position, id)?;
    if !position.has_attack(id, true) {
        return Err(Illegal::NoSuchAttack);
    }
    let tray = position.unit(id).tray().ok_or(Illegal::NotYourUnit)?;
    if !enemies(position, id.thing()).contains(&target) {
        return Err(Illegal::NotATarget(target));
    }
    Ok(Approach::new(field, &tray, target)?)
}

/// Refuses a side of the target that has no room by those who are engaged there.
pub fn has_room(
    position: &Position,
    field: &Field,
    id: UnitId,
    (target, side): (&Standing, Arc),
) -> Result<(), Illegal> {
    if field::has_room(field, position.unit(id).profile.base, target, side) {
        Ok(())
    } else {
        Err(Refused::NoRoom(side).into())
    }
}

/// The charge after a pivot, if some die completes it: it reaches the target, and there is a place
/// for it at the end of its way.
pub fn turned(
    position: &Position,
    field: &Field,
    id: UnitId,
    approach: &Approach,
    (side, pivot): (Arc, Option<Facing>),
) -> Result<Charge, Illegal> {
    let speed = Mil::from(position.unit(id).profile.speed);
    let charge = approach.turned(field, side, pivot, speed)?;
    if charge.charger.pose != charge.from.pose {
        stand::by_mode(position, id, &charge.charger)?;
    }
    let touching = touching(position, field, id, &charge);
    if touching.is_some_and(|it| it.alignment().is_some()) {
        Ok(charge)
    } else {
        Err(Refused::NoPlace(side).into())
    }
}

/// The charger where it will touch its target, if that lies straight ahead.
pub fn touching<'p>(
    position: &'p Position,
    field: &'p Field,
    id: UnitId,
    charge: &Charge,
) -> Option<Touching<'p>> {
    Some(Touching {
        position,
        field,
        charger: id,
        target: charge.target,
        side: charge.side,
        tray: charge.touching()?,
    })
}

/// Units and walls on the table that are no friends of this unit or wall.
pub fn enemies(position: &Position, who: Thing) -> Vec<Thing> {
    let Some(owner) = position.owner(who) else {
        return Vec::new();
    };
    let units = position.standing().map(|it| (it.id.thing(), it.owner));
    let walls = (0..).zip(&position.walls).filter(|(_, wall)| !wall.ruined);
    let walls = walls.map(|(number, wall)| (Thing::Wall(number), wall.owner));
    units
        .chain(walls)
        .filter(|(_, other)| !position.friends(owner, *other))
        .map(|(thing, _)| thing)
        .collect()
}
