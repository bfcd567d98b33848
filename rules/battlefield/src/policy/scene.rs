//! The table as one unit sees it: what a place on it is worth.
//!
//! A place is good for the markers that it holds or nears, for the enemies that can be charged or
//! shot at from there, and for the friends that it screens; it is bad for those who could charge.

mod marks;
mod others;
mod screen;

use super::{VICTORY_POINT, seen::Seen};
use crate::{
    data::Asks,
    geometry::{Base, Mil, Point, Pose, Tray, distance_to_point},
    ground::{self, Ground, pieces::PILE},
    position::{Mode, UnitId},
};
use marks::Mark;
pub(super) use others::towards;
use others::{Look, Other};
use screen::Ward;

/// The distance at which a corpse pile weighs on a unit.
const NEAR: Mil = 6_000;

pub(super) struct Scene {
    base: Base,
    speed: Mil,
    /// From how far it shoots, if it does.
    range: Mil,
    /// In sixths, how much of an enemy draws a unit from afar.
    eager: i32,
    /// Defends a castle, and has nowhere to go.
    defends: bool,
    marks: Vec<Mark>,
    others: Vec<Other>,
    wards: Vec<Ward>,
    /// Corpse piles, and what it costs to be near to one.
    piles: (Vec<Point>, i32),
    /// The grounds where the enemy deployed, and what it is worth to stand there.
    beyond: (Vec<Ground>, i32),
}

impl Scene {
    pub fn new(seen: &Seen, id: UnitId) -> Self {
        Self {
            base: seen.unit(id).profile.base,
            speed: seen.speed(id),
            range: seen.range(id),
            eager: eager(seen),
            defends: seen.setup.mode == Mode::Storm && !seen.storms(seen.me),
            marks: marks::of(seen, id),
            others: others::of(seen, id),
            wards: screen::of(seen, id),
            piles: piles(seen, id),
            beyond: beyond(seen, id),
        }
    }

    /// Returns what a place is worth to stand on.
    pub fn place(&self, pose: Pose) -> i32 {
        let tray = Tray::new(self.base, pose);
        let look = Look::new(pose);
        let (mut danger, mut best) = (0, 0);
        for other in &self.others {
            let sight = other.from(&look);
            danger += other.danger(sight);
            best = best.max(other.prospect(self, sight));
        }
        self.holds(&tray) + best + self.screens(pose) - danger
    }

    /// Returns what it would hold there: markers, and ground that a mission asks for.
    pub fn holds(&self, tray: &Tray) -> i32 {
        let (zones, worth) = &self.beyond;
        let inside = |zone: &Ground| zone.misses(&tray.corners).is_none();
        let beyond = if zones.iter().any(inside) { *worth } else { 0 };
        let held: i32 = self.marks.iter().map(|it| it.held(tray)).sum();
        let near = self.marks.iter().map(|it| it.near(tray)).max();
        held + near.unwrap_or(0) + beyond - self.afraid(tray)
    }

    /// Returns what it is worth to be so near to the enemy, and to hold what it would hold there: for one that fights
    /// there, or has failed to come further.
    pub fn stands(&self, tray: &Tray) -> i32 {
        let look = Look::new(tray.pose);
        let near = self.others.iter().map(|it| it.near(self, it.from(&look)));
        self.holds(tray) + near.max().unwrap_or(0)
    }

    /// Returns where it might want to go: markers, enemies, and places before friends.
    pub fn goals(&self) -> impl Iterator<Item = Point> + '_ {
        let marks = self.marks.iter().filter(|it| it.is_open()).map(Mark::at);
        let others = self.others.iter().map(Other::at);
        let screens = self.wards.iter().filter_map(Ward::before);
        let zones = self.beyond.0.iter().filter(|_| self.beyond.1 > 0);
        marks
            .chain(others)
            .chain(screens)
            .chain(zones.map(Ground::middle))
    }

    /// Returns that a unit there holds or guards something: it has a reason to stay.
    pub fn is_post(&self, pose: Pose) -> bool {
        let tray = Tray::new(self.base, pose);
        let inside = |zone: &Ground| zone.misses(&tray.corners).is_none();
        self.defends
            || self.marks.iter().any(|it| it.held(&tray) > 0)
            || self.screens(pose) > 0
            || (self.beyond.1 > 0 && self.beyond.0.iter().any(inside))
    }

    /// Returns that an enemy could charge a unit there.
    pub fn is_threatened(&self, pose: Pose) -> bool {
        let look = Look::new(pose);
        let mut others = self.others.iter();
        others.any(|it| it.danger(it.from(&look)) > 0)
    }

    /// Returns that an enemy is in range and ahead from there.
    pub fn shoots(&self, pose: Pose) -> bool {
        let look = Look::new(pose);
        let mut others = self.others.iter();
        others.any(|it| it.is_shot(self, it.from(&look)))
    }

    /// Returns that it is nearer there to the next goal than here, by an inch at least.
    pub fn is_nearer(&self, there: Pose, here: Pose) -> bool {
        let next = |from: Point| self.goals().map(|it| from.distance(it)).min();
        let ways = next(there.at).zip(next(here.at));
        ways.is_some_and(|(there, here)| there + 1_000 <= here)
    }

    /// The enemies' middles, the most dangerous first.
    pub fn enemies(&self) -> impl Iterator<Item = Point> + '_ {
        self.others.iter().map(Other::at)
    }

    /// Returns what the corpse piles near to it cost.
    fn afraid(&self, tray: &Tray) -> i32 {
        let (piles, cost) = &self.piles;
        let near = |at: &&Point| distance_to_point(&tray.corners, **at).at_most(NEAR + 1_500);
        if piles.iter().any(|at| near(&at)) {
            *cost
        } else {
            0
        }
    }

    fn screens(&self, pose: Pose) -> i32 {
        self.wards.iter().map(|it| it.screened(pose)).sum()
    }
}

/// Returns how eagerly a unit goes for the enemy: where no ground is to be held, there is nothing else to go for; and
/// nobody who defends a castle has to go anywhere.
fn eager(seen: &Seen) -> i32 {
    match seen.setup.mode {
        Mode::Storm if !seen.storms(seen.me) => 1,
        Mode::Storm => 8,
        Mode::Feast | Mode::None => 16,
        Mode::Thrones | Mode::Clash | Mode::Winds => 3,
    }
}

/// A test at a corpse pile is the harder the later it is; a failure is a victory point, if the unit
/// is destroyed one day.
fn piles(seen: &Seen, id: UnitId) -> (Vec<Point>, i32) {
    if seen.setup.mode != Mode::Feast {
        return (Vec::new(), 0);
    }
    let piles = seen.terrain.iter();
    let piles = piles.filter(|it| it.name == PILE && !it.removed);
    if seen.rounds_left() == 1 {
        return (Vec::new(), 0);
    }
    // The next test is that of the next round.
    let morale = i32::from(seen.unit(id).profile.morale) + i32::from(seen.phase.round()) + 1;
    let cost = VICTORY_POINT * (morale - 2).clamp(0, 10) / 24;
    (piles.map(|it| it.piece.pose.at).collect(), cost)
}

fn beyond(seen: &Seen, id: UnitId) -> (Vec<Ground>, i32) {
    let wanted = seen.asked().any(|it| it == Asks::EnemyZoneEntered);
    if !wanted || seen.unit(id).profile.points == 0 {
        return (Vec::new(), 0);
    }
    let enemies = seen.enemies_of(seen.me);
    let zones = enemies.filter_map(|seat| ground::of(seen, seat));
    (zones.collect(), VICTORY_POINT)
}

/// About as much lies between the middles of two trays that touch.
const TRAYS: Mil = 5_000;

/// Returns how many faces of six carry a charge of this speed from one place to the other.
pub(super) fn faces(speed: Mil, from: Point, to: Point) -> i32 {
    faces_over(speed, from.distance(to) - TRAYS)
}

/// The same over a gap.
const fn faces_over(speed: Mil, gap: Mil) -> i32 {
    let needed = (gap - speed + 999).div_euclid(1_000);
    if needed <= 1 {
        6
    } else if needed > 6 {
        0
    } else {
        7 - needed
    }
}
