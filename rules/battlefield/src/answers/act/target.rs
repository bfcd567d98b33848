//! Whom somebody could turn on.

use crate::{field::Thing, position::Position};

/// Enemies on the table, and walls that stand.
pub fn targets(position: &Position, who: Thing) -> Vec<Thing> {
    let Some(owner) = position.owner(who) else {
        return Vec::new();
    };
    let units = position
        .standing()
        .filter(|unit| !position.friends(owner, unit.owner));
    let units = units.map(|unit| unit.id.thing());
    let walls = (0..).zip(&position.walls);
    let walls = walls.filter(|(_, wall)| !wall.ruined && !position.friends(owner, wall.owner));
    units
        .chain(walls.map(|(number, _)| Thing::Wall(number)))
        .collect()
}
