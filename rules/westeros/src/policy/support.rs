//! Support: the own side always; between others, whoever is less to be feared.

use super::{Seen, rivals::rivalry, worth::Worth};
use crate::{Action, AreaSet, Side, board::BUILDINGS};

/// The difference by which one side must be feared more for the other to be helped.
const ENOUGH: i32 = 8;

pub(super) fn declare(seen: &Seen, orders: AreaSet) -> Action {
    let combat = seen.combat.expect("support is asked for in a combat");
    let side = combat.side_of(seen.me).or_else(|| {
        let feared = |side| rivalry(seen, combat.houses[side]);
        // Who wins a building comes one closer to victory.
        let prize = if BUILDINGS.contains(combat.area) {
            12
        } else {
            0
        };
        let attacker = feared(Side::Attacker) + prize;
        let defender = feared(Side::Defender);
        if attacker > defender + ENOUGH {
            Some(Side::Defender)
        } else {
            (defender > attacker + ENOUGH).then_some(Side::Attacker)
        }
    });
    let helped = |it| {
        if side == Some(it) {
            orders
        } else {
            AreaSet::EMPTY
        }
    };
    Action::Support {
        attacker: helped(Side::Attacker),
        defender: helped(Side::Defender),
    }
}

/// Against a neutral force: nobody helps a house that holds as much as the own one.
pub(super) fn neutral(seen: &Seen, orders: AreaSet) -> Action {
    let marching = seen.call.and_then(|it| seen.units_of(it.from));
    let weak = marching.is_some_and(|it| {
        let buildings = Worth::new(seen).realms.buildings;
        buildings[it] < buildings[seen.me]
    });
    Action::Support {
        attacker: if weak { orders } else { AreaSet::EMPTY },
        defender: AreaSet::EMPTY,
    }
}
