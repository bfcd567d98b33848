//! Conditions about distances.

use crate::{
    field::Thing,
    geometry::{Mil, distance_to_point},
    position::{Position, Roles},
    task::Env,
};

/// Tells whether the defender is that near to the attacker, as arrows fly: from the front arrow.
pub fn shot(position: &Position, roles: &Roles, range: Mil) -> bool {
    let tray = |thing: Option<Thing>| position.tray(thing?);
    match (tray(roles.attacker), tray(roles.defender)) {
        (Some(from), Some(to)) => distance_to_point(&to.corners, from.arrow()).within(range),
        _ => false,
    }
}

/// Tells whether it is that near to the unit in which this character of the own side stands.
pub fn character(position: &Position, env: &Env, thing: Thing, (range, name): (Mil, &str)) -> bool {
    let mut own = position.units().filter(|(_, unit)| {
        unit.is_on_table()
            && position.friends(unit.owner, env.controller)
            && unit.has_character(name)
    });
    own.any(|(id, _)| position.within(id.thing(), thing, range))
}

/// Tells whether it is that near to a standing castle wall.
pub fn wall(position: &Position, thing: Option<Thing>, range: Mil) -> bool {
    let Some(thing) = thing else { return false };
    let standing = (0..).zip(&position.walls).filter(|(_, wall)| !wall.ruined);
    let mut standing = standing.map(|(number, _)| Thing::Wall(number));
    standing.any(|wall| position.within(wall, thing, range))
}
