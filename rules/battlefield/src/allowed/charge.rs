//! What may be charged (6.6).

use super::{stand, way};
use crate::{
    field::{self, Approach, Charge, Field, Refused, Standing, Thing},
    geometry::{Arc, Facing, Mil},
    illegal::Illegal,
    position::{Position, UnitId},
};

/// Whether this charge may be declared.
pub fn check(
    position: &Position,
    id: UnitId,
    target: Thing,
    pivot: Option<Facing>,
    arc: Option<Arc>,
) -> Result<Charge, Illegal> {
    let field = position.field(id);
    let approach = approach(position, &field, id, target)?;
    let side = approach.side(arc)?;
    has_room(position, &field, id, (&approach.target, side))?;
    turned(position, &field, id, &approach, (side, pivot))
}

/// What is known before the pivot: the target is one that may be charged, and seen. `field` is here
/// and below that of the charger.
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

/// Whether that side of the target has room; a charge may find out that no place fits (6.7).
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

/// The charge after a pivot.
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
    Ok(charge)
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
