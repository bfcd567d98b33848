//! The units that fight: attackers on their way, defenders in the area. Supporters are neither.

use super::Combat;
use crate::{Army, Event, Position, Side, State, Troops, Unit};
use tabletop::Cx;

/// The units of a side that fight, routed ones included.
pub fn fighters(position: &Position, combat: &Combat, side: Side) -> Army {
    match side {
        Side::Attacker => combat.attackers,
        Side::Defender => position.units[combat.area],
    }
}

/// The routed ones among them; nobody marches routed.
pub(super) fn routed(position: &Position, combat: &Combat, side: Side) -> Army {
    match side {
        Side::Attacker => Army::NONE,
        Side::Defender => position.routed(combat.area),
    }
}

/// The units of a side that fight upright: those that count and may be named as casualties.
pub fn upright(position: &Position, combat: &Combat, side: Side) -> Army {
    fighters(position, combat, side).minus(routed(position, combat, side))
}

/// Returns how many of `army` are of this kind, as an army.
pub(super) const fn only(army: Army, unit: Unit) -> Army {
    Army::NONE.with(unit, army.count(unit))
}

/// Fighting units are destroyed: these upright and these routed ones.
pub(super) fn destroy(
    state: &mut State,
    side: Side,
    (upright, routed): (Army, Army),
    cx: &mut impl Cx<Event>,
) {
    let units = upright.plus(routed);
    if units.is_empty() {
        return;
    }
    let combat = super::now(state);
    take(&mut state.position, side, (upright, routed));
    cx.emit(Event::UnitsDestroyed {
        house: combat.houses[side],
        units: Troops::of(combat.area, units),
    });
}

/// Fighting units leave the fight: these upright and these routed ones.
pub(super) fn take(position: &mut Position, side: Side, (upright, routed): (Army, Army)) {
    let Some(combat) = &mut position.combat else {
        return;
    };
    match side {
        Side::Attacker => combat.attackers = combat.attackers.minus(upright.plus(routed)),
        Side::Defender => {
            let area = combat.area;
            position.take_exactly(area, upright, routed);
        }
    }
}
