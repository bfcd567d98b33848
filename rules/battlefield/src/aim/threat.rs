//! The enemies that could charge a unit in a certain place, and the objectives that it would touch there.

use super::{
    Chance,
    charge::{charge_at, enemies},
};
use crate::{
    geometry::{Arc, Mil, Pose, Tray, distance},
    position::{Place, Position, UnitId},
};

/// An enemy that could charge a unit, as it would best do so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    pub enemy: UnitId,
    /// The sides of the unit that it could name.
    pub sides: Vec<Arc>,
    /// The least face that arrives, and how likely that is.
    pub needed: u8,
    pub arrives: Chance,
    /// It has activated in this round, so that it does not come before the next one.
    pub activated: bool,
}

/// No charge leads further: the Speed of the charger in inches and the best face.
const BEST: Mil = 6;

/// The enemies that could charge a unit at `pose`, the likeliest to arrive first. Whoever is too far
/// away is not looked at closely.
pub fn threats(position: &Position, id: UnitId, pose: Pose) -> Vec<Threat> {
    let own = Tray::new(position.unit(id).profile.base, pose);
    let near = |enemy: &UnitId| {
        let it = position.unit(*enemy);
        let reach = 1_000 * (Mil::from(it.profile.speed) + BEST);
        it.tray()
            .is_some_and(|tray| distance(&tray, &own).within(reach))
    };
    let enemies = enemies(position, id).into_iter();
    let enemies: Vec<UnitId> = enemies.filter(near).collect();
    if enemies.is_empty() {
        return Vec::new();
    }
    let mut there = position.clone();
    there.unit_mut(id).place = Place::Table(pose);
    let threat = |enemy: UnitId| {
        let aim = charge_at(&there, enemy, id.thing()).ok()?;
        Some(Threat {
            enemy,
            sides: aim.sides,
            needed: aim.needed,
            arrives: aim.arrives,
            activated: position.unit(enemy).activated,
        })
    };
    let mut threats: Vec<Threat> = enemies.into_iter().filter_map(threat).collect();
    threats.sort_by_key(|it| std::cmp::Reverse(it.arrives));
    threats
}

/// The numbers of the markers that a unit at `pose` touches.
pub fn touched(position: &Position, id: UnitId, pose: Pose) -> Vec<u8> {
    let tray = Tray::new(position.unit(id).profile.base, pose);
    let all = (0..).zip(&position.markers);
    all.filter(|(_, it)| it.circle().touches(&tray))
        .map(|(number, _)| number)
        .collect()
}
