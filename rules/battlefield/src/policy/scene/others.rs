//! Enemies, as they are to one unit.

use super::{Scene, TRAYS, apart, faces};
use crate::{
    conditions::facing_to,
    field::Thing,
    geometry::{Facing, Mil, Point, Pose},
    policy::seen::Seen,
    position::UnitId,
};

/// Longer than any table.
const FAR: Mil = 80_000;

pub(in crate::policy) struct Other {
    at: Point,
    speed: Mil,
    /// What it could take from the unit, and whether it may do so in this round.
    hurts: i32,
    ready: bool,
    /// What the unit could take from it, in melee and by a shot.
    prey: i32,
    target: i32,
}

pub(super) fn of(seen: &Seen, id: UnitId) -> Vec<Other> {
    let units = seen.standing_of(false).map(UnitId::thing);
    let walls = (0..).zip(&seen.walls).filter(|(_, it)| !it.ruined);
    let walls = walls.map(|(number, _)| Thing::Wall(number));
    let walls = walls.filter(|it| !seen.mine(*it));
    let mut all: Vec<Other> = units
        .chain(walls)
        .filter_map(|thing| one(seen, id, thing))
        .collect();
    all.sort_by_key(|it| (-it.hurts - it.prey, it.at));
    all
}

fn one(seen: &Seen, id: UnitId, thing: Thing) -> Option<Other> {
    let enemy = thing.unit();
    let held = seen.is_engaged(thing);
    let hurts = enemy.map_or(0, |it| seen.strike(it, id.thing(), true));
    Some(Other {
        at: seen.tray(thing)?.pose.at,
        speed: enemy.map_or(0, |it| seen.speed(it)),
        hurts: if held { 0 } else { hurts },
        ready: enemy.is_some_and(|it| !seen.unit(it).activated),
        prey: seen.strike(id, thing, true),
        target: if enemy.is_some() {
            seen.strike(id, thing, false)
        } else {
            0
        },
    })
}

impl Other {
    pub const fn at(&self) -> Point {
        self.at
    }

    /// What it costs that this enemy could charge a unit there.
    pub fn danger(&self, pose: Pose) -> i32 {
        let chance = faces(self.speed, self.at, pose.at);
        let times = if self.ready { 2 } else { 1 };
        self.hurts * chance * times * side(pose, self.at) / (36 * FRONT)
    }

    /// What it promises to stand there: in reach of this enemy and with it ahead, or on the way.
    pub fn prospect(&self, scene: &Scene, pose: Pose) -> i32 {
        let gap = (apart(self.at, pose.at) - TRAYS).max(0);
        let wanted = self.prey.max(self.target);
        let far = (gap - scene.range).max(0);
        let nearer = wanted * (FAR - far).max(0) / FAR / 3;
        if side(pose, self.at) > FRONT {
            return nearer;
        }
        let charge = self.prey * faces(scene.speed, pose.at, self.at) / 6;
        let shot = if gap <= scene.range { self.target } else { 0 };
        nearer + charge.max(shot) * 2 / 5
    }
}

/// In quarters: how much worse it is to be attacked from there.
const FRONT: i32 = 4;

fn side(pose: Pose, from: Point) -> i32 {
    match facing_to(pose.at, from).apart(pose.facing) {
        0..=9_500 => FRONT,
        9_501..=23_000 => 6,
        _ => 8,
    }
}

/// The nearest of some places, and where it lies from here.
pub(in crate::policy) fn towards(
    from: Point,
    places: impl Iterator<Item = Point>,
) -> Option<Facing> {
    let nearest = places.min_by_key(|at| (apart(from, *at), *at))?;
    Some(facing_to(from, nearest))
}
