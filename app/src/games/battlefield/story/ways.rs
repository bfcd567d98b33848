//! The ways of units in a part of the log: over which places, how far, and in which manner.

use battlefield::{
    effect::ActionKind,
    event::{Arrival, Event},
    geometry::{Mil, Pose, Tray},
    position::{Position, UnitId},
};
use std::ops::Range;

/// Shorter is a turn in place: hundredths are what is read.
const LEAST: Mil = 5;

/// The manner of a way. Of several on one way the last of this list counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gait {
    /// By 65,536ths of a turn.
    Turned(u16),
    /// To make room for a charger.
    Pushed,
    Shifted,
    Moved,
    Marched,
    Retreated,
    Charged,
    /// From the reserve.
    Arrived,
}

/// All that one unit went, from where it stood to where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    pub unit: UnitId,
    pub gait: Gait,
    /// The places where it stood, the first and the last among them; of an arrival the last alone.
    pub places: Vec<Tray>,
    pub length: Mil,
}

impl Way {
    /// Returns its beginning, if that was on the table.
    pub fn from(&self) -> Option<&Tray> {
        self.places.first().filter(|_| self.places.len() > 1)
    }
}

/// A step as an event tells it.
struct Step {
    unit: UnitId,
    gait: Gait,
    from: Option<Pose>,
    to: Pose,
}

/// The ways of all who moved in this part of a log, in the order in which they began.
pub fn ways<'e>(
    position: &Position,
    log: impl Iterator<Item = &'e Event>,
    part: Range<usize>,
) -> Vec<Way> {
    let mut all: Vec<Way> = Vec::new();
    let steps = log.skip(part.start).take(part.len()).filter_map(step);
    for it in steps {
        let Some(unit) = position.units.get(usize::from(it.unit.0)) else {
            continue;
        };
        let tray = |pose| Tray::new(unit.profile.base, pose);
        let length = it.from.map_or(0, |from| from.at.distance(it.to.at));
        match all.iter_mut().find(|way| way.unit == it.unit) {
            Some(way) => {
                way.gait = way.gait.max(it.gait);
                way.places.push(tray(it.to));
                way.length += length;
            }
            None => all.push(Way {
                unit: it.unit,
                gait: it.gait,
                places: it.from.into_iter().chain([it.to]).map(tray).collect(),
                length,
            }),
        }
    }
    all.retain_mut(settled);
    all
}

/// Makes a way without a length a turn; returns false for one that led nowhere.
fn settled(way: &mut Way) -> bool {
    let (Some(from), Some(to)) = (way.from(), way.places.last()) else {
        return true;
    };
    if way.length >= LEAST {
        return true;
    }
    let turned = from.pose.facing.apart(to.pose.facing);
    way.gait = Gait::Turned(turned);
    turned > 0
}

fn step(event: &Event) -> Option<Step> {
    let step = |unit, gait, [from, to]: [Pose; 2]| Step {
        unit,
        gait,
        from: Some(from),
        to,
    };
    Some(match *event {
        Event::Moved {
            unit,
            kind,
            from,
            to,
        } => step(unit, of_action(kind), [from, to]),
        Event::Shifted { unit, from, to } => step(unit, Gait::Shifted, [from, to]),
        Event::Pivoted { unit, from, to } => step(unit, Gait::Turned(0), [from, to]),
        Event::Pushed { unit, from, to } => step(unit, Gait::Pushed, [from, to]),
        Event::Deployed {
            unit,
            pose,
            how: Arrival::FromReserve,
        } => Step {
            unit,
            gait: Gait::Arrived,
            from: None,
            to: pose,
        },
        _ => return None,
    })
}

const fn of_action(kind: ActionKind) -> Gait {
    match kind {
        ActionKind::March => Gait::Marched,
        ActionKind::Retreat => Gait::Retreated,
        ActionKind::Charge => Gait::Charged,
        _ => Gait::Moved,
    }
}
