//! Enemies, as they are to one unit.

use super::{Scene, TRAYS, faces_over};
use crate::{
    allowed::{charge, slots},
    conditions::facing_to,
    field::{Field, Thing},
    geometry::{Arc, Facing, Mil, Point, Pose},
    policy::seen::Seen,
    position::UnitId,
};

/// From further off nobody is drawn.
const FAR: Mil = 60_000;

pub(in crate::policy) struct Other {
    at: Point,
    speed: Mil,
    /// The harm that it could do to the unit, and whether it may do so in this round.
    hurts: i32,
    ready: bool,
    /// The harm that the unit could do to it, in melee and by a shot.
    prey: i32,
    target: i32,
}

pub(super) fn of(seen: &Seen, id: UnitId) -> Vec<Other> {
    let field = seen.field(id);
    let units = seen.standing_of(false).map(UnitId::thing);
    let walls = (0..).zip(&seen.walls).filter(|(_, it)| !it.ruined);
    let walls = walls.map(|(number, _)| Thing::Wall(number));
    let walls = walls.filter(|it| !seen.mine(*it));
    let mut all: Vec<Other> = units
        .chain(walls)
        .filter_map(|thing| one(seen, (id, &field), thing))
        .collect();
    all.sort_by_key(|it| (-it.hurts - it.prey, it.at));
    all
}

/// Tells whether some side of it has room for a charger; of a wall, that before it.
fn has_room(seen: &Seen, (id, field): (UnitId, &Field), thing: Thing) -> bool {
    let sides = match thing {
        Thing::Wall(_) => &Arc::ALL[..1],
        _ => &Arc::ALL[..],
    };
    slots::standing(seen, id, thing).is_some_and(|target| {
        let mut sides = sides.iter();
        sides.any(|side| charge::has_room(seen, field, id, (&target, *side)).is_ok())
    })
}

fn one(seen: &Seen, (id, field): (UnitId, &Field), thing: Thing) -> Option<Other> {
    let enemy = thing.unit();
    let held = seen.is_engaged(thing);
    let hurts = enemy.map_or(0, |it| seen.strike(it, id.thing(), true));
    Some(Other {
        at: seen.tray(thing)?.pose.at,
        speed: enemy.map_or(0, |it| seen.speed(it)),
        hurts: if held { 0 } else { hurts },
        ready: enemy.is_some_and(|it| !seen.unit(it).activated),
        prey: seen.strike(id, thing, true)
            / if has_room(seen, (id, field), thing) {
                1
            } else {
                4
            },
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

    /// Returns how it would be to stand there.
    pub fn from(&self, view: &Look) -> Sight {
        Sight {
            gap: (self.at.distance(view.at) - TRAYS).max(0),
            side: view.side(self.at),
        }
    }

    /// Returns what it costs that this enemy could charge a unit there.
    pub fn danger(&self, sight: Sight) -> i32 {
        let chance = faces_over(self.speed, sight.gap);
        let times = if self.ready { 2 } else { 1 };
        self.hurts * chance * times * sight.side / (36 * FRONT)
    }

    /// Returns what it is worth to be on the way to this enemy.
    pub fn near(&self, scene: &Scene, sight: Sight) -> i32 {
        let wanted = self.prey.max(self.target);
        let far = (sight.gap - scene.range).max(0);
        wanted * scene.eager * (FAR - far).max(0) / FAR / 6
    }

    /// Returns that arrows reach it from there, with it ahead.
    pub const fn is_shot(&self, scene: &Scene, sight: Sight) -> bool {
        self.target > 0 && sight.side == FRONT && sight.gap <= scene.range
    }

    /// Returns what it promises to stand there: in reach of this enemy and with it ahead, or on the way.
    pub fn prospect(&self, scene: &Scene, sight: Sight) -> i32 {
        let nearer = self.near(scene, sight);
        if sight.side > FRONT {
            return nearer;
        }
        let charge = self.prey * faces_over(scene.speed, sight.gap) / 6;
        let shot = if self.is_shot(scene, sight) {
            self.target
        } else {
            0
        };
        nearer + charge.max(shot) * 2 / 5
    }
}

/// An enemy, from a place.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    gap: Mil,
    side: i32,
}

/// A place, and what lies ahead of it: a facing in parts of 2^30.
pub(super) struct Look {
    at: Point,
    ahead: (i64, i64),
}

/// In quarters: how much worse it is to be attacked from there.
const FRONT: i32 = 4;

impl Look {
    pub fn new(pose: Pose) -> Self {
        Self {
            at: pose.at,
            ahead: (pose.facing.sine(), pose.facing.cosine()),
        }
    }

    /// Arcs of a square will do.
    fn side(&self, of: Point) -> i32 {
        let (east, north) = self.at.to(of);
        let ahead = east * self.ahead.0 + north * self.ahead.1;
        let aside = (east * self.ahead.1 - north * self.ahead.0).abs();
        if ahead >= aside {
            FRONT
        } else if -ahead >= aside {
            8
        } else {
            6
        }
    }
}

/// The nearest of some places, and where it lies from here.
pub(in crate::policy) fn towards(
    from: Point,
    places: impl Iterator<Item = Point>,
) -> Option<Facing> {
    let nearest = places.min_by_key(|at| (from.distance(*at), *at))?;
    Some(facing_to(from, nearest))
}
