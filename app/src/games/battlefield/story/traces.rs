//! The places that units came from, in a part of the log.

use battlefield::{
    event::Event,
    geometry::{Pose, Tray},
    position::{Position, UnitId},
};
use std::{collections::BTreeMap, ops::Range};

/// A tray that went from one place to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    pub unit: UnitId,
    pub from: Tray,
    pub to: Tray,
}

/// The ways of all who moved in this part of a log, each from where it began to where it ended.
pub fn traces<'e>(
    position: &Position,
    log: impl Iterator<Item = &'e Event>,
    part: Range<usize>,
) -> Vec<Trace> {
    let mut stood: BTreeMap<u8, Pose> = BTreeMap::new();
    let mut ways: BTreeMap<u8, (Pose, Pose)> = BTreeMap::new();
    for (at, event) in log.enumerate().take(part.end) {
        let Some((unit, from, to)) = step(event) else {
            continue;
        };
        // Of a charge it is told where it ends; where it began is known from before.
        let from = from.or_else(|| stood.get(&unit.0).copied());
        stood.insert(unit.0, to);
        if let Some(from) = from.filter(|_| at >= part.start) {
            ways.entry(unit.0).or_insert((from, to)).1 = to;
        }
    }
    let moved = ways.into_iter().filter(|(_, (from, to))| from.at != to.at);
    moved
        .filter_map(|(unit, (from, to))| {
            let base = position.units.get(usize::from(unit))?.profile.base;
            let [from, to] = [from, to].map(|it| Tray::new(base, it));
            let unit = UnitId(unit);
            Some(Trace { unit, from, to })
        })
        .collect()
}

/// Returns where an event puts a unit, and from where, if it says so.
fn step(event: &Event) -> Option<(UnitId, Option<Pose>, Pose)> {
    match *event {
        Event::Moved { unit, from, to, .. }
        | Event::Shifted { unit, from, to }
        | Event::Pivoted { unit, from, to }
        | Event::Pushed { unit, from, to } => Some((unit, Some(from), to)),
        Event::Deployed { unit, pose, .. } => Some((unit, None, pose)),
        Event::ChargeSucceeded { unit, to, .. } | Event::ChargeFailed { unit, to, .. } => {
            Some((unit, None, to))
        }
        _ => None,
    }
}
