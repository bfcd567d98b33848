//! The attack that an action would lead to.

use super::{Odds, effects};
use crate::{
    allowed::{Terms, charge, slots},
    chapter::{acting, attack},
    effect::Pool,
    field::Charge,
    geometry::{Tray, align, hull, way},
    position::{Place, Position, UnitId},
    question::Move,
    task::{Attack, Right},
    terrain::Keyword,
};

/// What the attack of this action may come to, if the action is legal: a shot, a fight, or the
/// attack of a charge that arrives at the first place that is free.
pub fn of_move(position: &Position, id: UnitId, it: &Move) -> Option<Odds> {
    let terms = Terms::Activation;
    acting::check(position, id.thing(), it, terms).ok()?;
    let (mut attack, tray) = match it {
        Move::Shoot { .. } | Move::Fight { .. } => attack::planned(position, id, it, terms).ok()?,
        Move::Charge { target, pivot, arc } => {
            let charge = charge::check(position, id, *target, *pivot, *arc).ok()?;
            at_the_end(position, id, &charge)?
        }
        _ => return None,
    };
    let mut there = position.clone();
    there.unit_mut(id).place = Place::Table(tray.pose);
    effects::gather(&there, &mut attack);
    super::of(&there, &attack)
}

/// The attack of a charge, and where the charger stands then.
fn at_the_end(position: &Position, id: UnitId, charge: &Charge) -> Option<(Attack, Tray)> {
    let unit = position.unit(id);
    let (target, side) = (&charge.target, charge.side);
    let slots = slots::open_slots(position, id, target.thing, side);
    let end = align(unit.profile.base, &target.tray, side, *slots.first()?);
    let mut attack = Attack::new(id.thing(), target.thing, attack::melee(position, id)?, true);
    attack.arc = side;
    attack.charging = true;
    attack.fortified = is_fortified(position, charge, &end);
    attack.charge_bonus = !attack.fortified;
    if attack.charge_bonus {
        attack.rights.push(Right {
            seat: unit.owner,
            pool: Pool::Attack,
            source: None,
        });
    }
    Some((attack, end))
}

/// Whether its way or its end lies on Fortified terrain (14.2).
fn is_fortified(position: &Position, charge: &Charge, end: &Tray) -> bool {
    let (from, facing) = (charge.charger, charge.charger.pose.facing);
    let length = way(&from, facing, &charge.target.tray.corners);
    let length = length.map_or(0, |way| way.touch().floor() as i32);
    let path = hull(&[from.corners, from.moved(facing, length).corners].concat());
    let mut pieces = position.pieces();
    pieces.any(|piece| {
        piece.has(Keyword::Fortified) && (piece.overlaps(&path) || piece.overlaps(&end.corners))
    })
}
