//! Objective markers, as they are to one unit.

use super::TRAYS;
use crate::{
    geometry::{Circle, Mil, Point, Tray},
    policy::seen::Seen,
    position::{Marker, UnitId},
};

/// From further off nothing draws a unit.
const FAR: Mil = 36_000;

pub(in crate::policy) struct Mark {
    circle: Circle,
    holder: Option<UnitId>,
    worth: i32,
    /// The worth of being near: less where somebody else is nearer.
    pull: i32,
    open: bool,
}

pub(super) fn of(seen: &Seen, id: UnitId) -> Vec<Mark> {
    let all = seen.markers.iter().enumerate();
    all.map(|(number, marker)| {
        let held = marker.holder.filter(|it| *it != id);
        let by_friend = held.is_some_and(|it| seen.mine(it.thing()));
        let worth = seen.marker(number);
        let pull = if by_friend {
            0
        } else if held.is_some() {
            worth / 2
        } else if is_nearest(seen, id, marker) {
            worth
        } else {
            worth / 4
        };
        Mark {
            circle: marker.circle(),
            holder: held,
            worth,
            pull,
            open: !by_friend,
        }
    })
    .collect()
}

/// Tells whether nobody of the own side who is free to go there is nearer.
fn is_nearest(seen: &Seen, id: UnitId, marker: &Marker) -> bool {
    let from = |id: UnitId| seen.unit(id).pose().map(|it| it.at.distance(marker.at));
    let Some(own) = from(id) else { return true };
    let holds = |other: UnitId| seen.markers.iter().any(|it| it.holder == Some(other));
    let mut others = seen.standing_of(true).filter(|it| *it != id);
    !others.any(|other| {
        let nearer = from(other).is_some_and(|it| (it, other) < (own, id));
        nearer && !holds(other) && !seen.is_engaged(other.thing())
    })
}

impl Mark {
    pub const fn at(&self) -> Point {
        self.circle.at
    }

    pub const fn is_open(&self) -> bool {
        self.open
    }

    /// Returns what of it is held by a tray that stands there.
    pub fn held(&self, tray: &Tray) -> i32 {
        if self.holder.is_none() && self.circle.touches(tray) {
            self.worth
        } else {
            0
        }
    }

    /// Returns what it is worth to be near, for one that does not hold it.
    pub fn near(&self, tray: &Tray) -> i32 {
        let gap = (tray.pose.at.distance(self.circle.at) - TRAYS / 2).clamp(0, FAR);
        self.pull * (FAR - gap) / FAR * 2 / 3
    }
}
