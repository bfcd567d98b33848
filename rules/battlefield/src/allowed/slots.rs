//! The places on the side of an enemy: of chargers (3.8), and of units that turn to face it (6.5).

use super::stand;
use crate::{
    field::{self, Refused, Relation, Standing, Thing},
    geometry::{Arc, Slot, Tray, align},
    illegal::Illegal,
    position::{Position, UnitId},
};

/// Returns the slots in which a unit can still come to stand on that side of the target, other enemies near or not.
pub fn open_slots(position: &Position, unit: UnitId, target: Thing, side: Arc) -> Vec<Slot> {
    let Some(target) = standing(position, unit, target) else {
        return Vec::new();
    };
    let base = position.unit(unit).profile.base;
    let field = position.field(unit);
    let open = field::open_slots(&field, base, &target, side).into_iter();
    open.filter(|slot| {
        let tray = align(base, &target.tray, side, *slot);
        stand::by_mode(position, unit, &tray).is_ok()
    })
    .collect()
}

/// Returns the place of a unit that turns to face the one enemy it is engaged with before it attacks, on the side of
/// that enemy on which it stands already (6.5).
pub fn realigned(
    position: &Position,
    unit: UnitId,
    enemy: Thing,
    slot: Slot,
) -> Result<Tray, Illegal> {
    let engaged = position.engaged(unit.thing());
    let side = match engaged[..] {
        [] => return Err(Illegal::NotEngaged),
        [(only, side)] if only == enemy => side,
        [_] => return Err(Illegal::NotATarget(enemy)),
        _ => return Err(Illegal::TurnNotAllowed),
    };
    let target = standing(position, unit, enemy).ok_or(Illegal::NotATarget(enemy))?;
    let field = position.field(unit);
    let base = position.unit(unit).profile.base;
    let open = field::open_slots(&field, base, &target, side);
    if open.is_empty() {
        return Err(Refused::NoRoom(side).into());
    }
    let tray = align(base, &target.tray, side, slot);
    field::end(&field, &tray, &[enemy])?;
    stand::by_mode(position, unit, &tray)?;
    if open.contains(&slot) {
        Ok(tray)
    } else {
        Err(Illegal::SlotTaken)
    }
}

/// An enemy of this unit as it stands.
pub fn standing(position: &Position, unit: UnitId, target: Thing) -> Option<Standing> {
    let owner = position.owner(target)?;
    let tray = position.tray(target)?;
    (!position.friends(owner, position.unit(unit).owner)).then(|| Standing {
        thing: target,
        tray,
        relation: Relation::Enemy,
        side: Some(position.side(owner).0),
    })
}
