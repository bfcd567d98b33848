//! The forces that others could bring into an area.

use super::{
    Seen,
    seen::{brings, strength},
};
use crate::{
    Area, AreaSet, House, Order, Side,
    board::{LANDS, PORTS, SEAS},
};
use std::cell::Cell;

/// The threats to areas, each reckoned when it is first asked for.
pub(super) struct Threats<'a> {
    seen: &'a Seen<'a>,
    known: [Cell<i16>; Area::COUNT],
}

impl<'a> Threats<'a> {
    pub fn new(seen: &'a Seen<'a>) -> Self {
        Self {
            seen,
            known: [const { Cell::new(-1) }; Area::COUNT],
        }
    }

    /// As [`threat`].
    pub fn at(&self, area: Area) -> i32 {
        let known = &self.known[area.index()];
        if known.get() < 0 {
            known.set(threat(self.seen, area) as i16);
        }
        known.get().into()
    }
}

/// The strength, in halves, of the worst attack that another house could make here: its strongest
/// army, half of its others beside it. Once orders lie open, an army that does not march counts
/// half.
pub(super) fn threat(seen: &Seen, area: Area) -> i32 {
    let land = LANDS.contains(area);
    let zone = if land {
        area.borders()
    } else {
        area.borders().difference(LANDS)
    };
    if zone
        .intersection(seen.areas_with_enemies(seen.me))
        .is_empty()
    {
        return 0;
    }
    let others = seen.houses().iter().filter(|&&it| it != seen.me);
    let worst = others.map(|&it| by(seen, it, (area, zone))).max();
    worst.unwrap_or(0)
}

fn by(seen: &Seen, house: House, (area, zone): (Area, AreaSet)) -> i32 {
    let theirs = seen.occupied[house];
    let mut near = zone.intersection(theirs);
    if near.is_empty() {
        return 0;
    }
    if LANDS.contains(area) {
        let ships = near.intersection(SEAS);
        near = near.intersection(LANDS);
        for sea in ships {
            let landing = sea.borders().intersection(LANDS).without(area);
            near = near.union(landing.intersection(theirs));
        }
    }
    let marching = seen.orders.of_kind(Order::March);
    let known = seen.revealed();
    let (mut best, mut all) = (0, 0);
    for from in near {
        let army = brings(seen.upright(from), Side::Attacker, area);
        let here = if known && !marching.contains(from) {
            army
        } else {
            2 * army
        };
        best = best.max(here);
        all += here;
    }
    best + (all - best) / 2
}

/// Returns how likely, in thousandths, an area is lost that is defended with this strength.
pub(super) fn risk(threat: i32, defence: i32) -> i32 {
    if threat == 0 {
        return 0;
    }
    let ahead = threat - 2 * defence;
    (330 + 90 * ahead).clamp(30, 750)
}

/// The strength with which own units would defend an area, with its garrison.
pub(super) fn defence(seen: &Seen, area: Area) -> i32 {
    let garrison = if seen.garrisons.contains(area) { 2 } else { 0 };
    brings(seen.upright(area), Side::Defender, area) + garrison
}

/// The strongest army of the own house that could support in an area, but for those in `busy`.
pub(super) fn friends(seen: &Seen, area: Area, busy: AreaSet) -> i32 {
    let near = if LANDS.contains(area) {
        area.borders().difference(PORTS)
    } else {
        area.borders().difference(LANDS)
    };
    let own = near.intersection(seen.occupied[seen.me]).difference(busy);
    let armies = own.iter().map(|it| strength(seen.upright(it)));
    armies.max().unwrap_or(0)
}
