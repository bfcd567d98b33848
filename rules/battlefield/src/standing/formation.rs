//! Formations: a whole army in one line, in two, or with one wing before the other.

use super::plan::lay;
use crate::{
    allowed::place,
    chapter::{set_up::deploy, victory},
    geometry::{Base, Facing, Mil, Pose},
    ground::{self, Ground},
    position::{Position, UnitId},
    question::Action,
    state::View,
};
use std::cmp::Reverse;

/// The widest gap between two units of a line.
const APART: Mil = 3_000;
/// The distance between two lines.
const BEHIND: Mil = 500;
/// The farthest that a unit of a hook stands behind the one before it.
const STEP: Mil = 1_500;
/// The number of quarters of an inch by which a unit may be put elsewhere: twelve inches.
const AROUND: Mil = 48;
const QUARTER: Mil = 250;

/// A way to draw up an army.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formation {
    OneLine,
    TwoLines,
    /// The left wing is the foremost.
    LeftHook,
    RightHook,
}

impl Formation {
    pub const ALL: [Self; 4] = [
        Self::OneLine,
        Self::TwoLines,
        Self::LeftHook,
        Self::RightHook,
    ];
}

/// Returns the answers that deploy all that the seat has left in this formation, from the left to the right: each
/// unit in its place, or in the nearest that is legal. Nothing where one of them has none.
pub fn formed(view: &View, formation: Formation) -> Vec<Action> {
    let found = view.seat.and_then(|seat| {
        let zone = ground::of(&view.open, seat)?;
        let units = in_a_row(&view.open, deploy::left(&view.open, seat));
        let southern = !ground::is_northern(&view.open, seat);
        let base = |id: &UnitId| view.open.unit(*id).profile.base;
        let bases: Vec<Base> = units.iter().map(base).collect();
        let size = (zone.east - zone.west, zone.north - zone.south);
        let mut there = view.clone();
        let places = places(&bases, size, formation).into_iter();
        let formed = units.iter().zip(places).map(|(unit, it)| {
            let pose = near(&there.open, *unit, on_table(&zone, southern, it))?;
            let action = Action::Deploy { unit: *unit, pose };
            lay(&mut there, &action);
            Some(action)
        });
        formed.collect::<Option<Vec<Action>>>()
    });
    found.unwrap_or_default()
}

/// The dearest in the middle, the others in turn at its right and its left.
fn in_a_row(position: &Position, mut units: Vec<UnitId>) -> Vec<UnitId> {
    units.sort_by_key(|id| (Reverse(victory::cost(position.unit(*id))), *id));
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for (number, unit) in units.into_iter().enumerate() {
        if number % 2 == 0 {
            right.push(unit);
        } else {
            left.push(unit);
        }
    }
    left.reverse();
    left.append(&mut right);
    left
}

/// From the left edge of a zone to the middle of each unit, and from its line, as its army looks.
fn places(bases: &[Base], (width, depth): (Mil, Mil), formation: Formation) -> Vec<(Mil, Mil)> {
    let front = deepest(bases.iter().step_by(2));
    let rear = deepest(bases.iter().skip(1).step_by(2));
    let two = matches!(formation, Formation::TwoLines);
    if two && front + BEHIND + rear <= depth {
        let ahead: Vec<Base> = bases.iter().copied().step_by(2).collect();
        let behind: Vec<Base> = bases.iter().copied().skip(1).step_by(2).collect();
        let (ahead, behind) = (line(&ahead, width), line(&behind, width));
        let all = (0..bases.len()).filter_map(|number| {
            let (row, back) = if number % 2 == 0 {
                (&ahead, 0)
            } else {
                (&behind, front + BEHIND)
            };
            let x = row.get(number / 2)?;
            Some((*x, back + bases.get(number)?.depth / 2))
        });
        return all.collect();
    }
    let last = count(bases) - 1;
    let row = (0..).zip(line(bases, width).into_iter().zip(bases));
    row.map(|(number, (x, base))| {
        let room = (depth - base.depth).max(0);
        let steps = |number: Mil| (number * STEP).min(room * number / last.max(1));
        let back = match formation {
            Formation::OneLine => 0,
            Formation::TwoLines => room * (number % 2),
            Formation::LeftHook => steps(number),
            Formation::RightHook => steps(last - number),
        };
        (x, back + base.depth / 2)
    })
    .collect()
}

fn deepest<'a>(bases: impl Iterator<Item = &'a Base>) -> Mil {
    bases.map(|it| it.depth).max().unwrap_or(0)
}

fn count(bases: &[Base]) -> Mil {
    Mil::from(bases.len() as u8)
}

/// The middles of units side by side, in the middle of so much room.
fn line(bases: &[Base], width: Mil) -> Vec<Mil> {
    let all: Mil = bases.iter().map(|it| it.width).sum();
    let count = count(bases);
    let gap = ((width - all) / (count + 1)).clamp(0, APART);
    let mut x = (width - all - gap * (count - 1)) / 2;
    let middle = |base: &Base| {
        let at = x + base.width / 2;
        x += base.width + gap;
        at
    };
    bases.iter().map(middle).collect()
}

/// A place of a zone, looking at the enemy.
const fn on_table(zone: &Ground, southern: bool, (across, back): (Mil, Mil)) -> Pose {
    if southern {
        Pose::new(zone.west + across, zone.north - back, Facing::NORTH)
    } else {
        Pose::new(zone.east - across, zone.south + back, Facing::SOUTH)
    }
}

/// The nearest legal place, in quarters of an inch.
fn near(position: &Position, unit: UnitId, wanted: Pose) -> Option<Pose> {
    let (at, facing) = (wanted.at, wanted.facing);
    let around = ground::rings(AROUND, AROUND);
    let mut poses = around.map(|(x, y)| Pose::new(at.x + QUARTER * x, at.y + QUARTER * y, facing));
    let legal = |pose: &Pose| place::check_zone(position, unit, *pose).is_ok();
    poses.find(legal).or_else(|| place::in_zone(position, unit))
}
