//! The pull on units through an area: what can be gained next to it, and one step further.

use super::{Seen, seen::brings, worth::Worth};
use crate::{
    Area, AreaSet, ByArea, Side,
    board::{LANDS, SEAS},
    state::setup::{closed, neutral_force},
};

/// The pull of each area.
pub(super) fn pull(seen: &Seen, worth: &Worth) -> ByArea<i32> {
    let shut = closed(seen.players);
    let mut prize = ByArea::default();
    for area in LANDS.union(SEAS).difference(shut) {
        prize[area] = prize_of(seen, worth, area);
    }
    let fleets = Fleets::of(seen);
    let once = spread(&prize, &fleets, (1, 2));
    let twice = spread(&once, &fleets, (1, 2));
    ByArea::from_fn(|area| once[area].max(twice[area]))
}

/// Returns what can be gained in an area, the less the better it is defended.
fn prize_of(seen: &Seen, worth: &Worth, area: Area) -> i32 {
    let gain = worth.gain[area].min(400);
    if gain == 0 {
        return 0;
    }
    let defence = if seen.neutral_forces.contains(area) {
        i32::from(neutral_force(seen.players, area))
    } else {
        let garrison = if seen.garrisons.contains(area) { 2 } else { 0 };
        brings(seen.units[area], Side::Defender, area) + garrison
    };
    gain * 4 / (4 + defence)
}

/// Each area takes a share of the best of its neighbours; lands on one coast of own ships are
/// neighbours.
fn spread(values: &ByArea<i32>, fleets: &Fleets, (share, of): (i32, i32)) -> ByArea<i32> {
    let mut spread = ByArea::default();
    for area in LANDS {
        let near = area.borders().intersection(LANDS);
        spread[area] = best(values, near) * share / of;
    }
    for coast in fleets.coasts() {
        let pull = best(values, coast) * share / of;
        for area in coast {
            spread[area] = spread[area].max(pull);
        }
    }
    for sea in SEAS {
        let seas = best(values, sea.borders().intersection(SEAS));
        let coast = best(values, sea.borders().intersection(LANDS));
        spread[sea] = seas.max(coast / 2) * share / of;
    }
    spread
}

fn best(values: &ByArea<i32>, areas: AreaSet) -> i32 {
    areas.iter().fold(0, |best, area| best.max(values[area]))
}

/// The coasts that the own ships join.
struct Fleets([AreaSet; 6]);

impl Fleets {
    fn of(seen: &Seen) -> Self {
        let mut rest = seen.occupied[seen.me].intersection(SEAS);
        let mut coasts = [AreaSet::EMPTY; 6];
        for coast in &mut coasts {
            let Some(first) = rest.iter().next() else {
                break;
            };
            let mut fleet = AreaSet::EMPTY.with(first);
            let mut new = fleet;
            while let Some(sea) = { new.iter().next() } {
                new = new.without(sea);
                let next = sea.borders().intersection(rest).difference(fleet);
                fleet = fleet.union(next);
                new = new.union(next);
                *coast = coast.union(sea.borders().intersection(LANDS));
            }
            rest = rest.difference(fleet);
        }
        Self(coasts)
    }

    fn coasts(&self) -> impl Iterator<Item = AreaSet> {
        self.0.into_iter().take_while(|coast| !coast.is_empty())
    }
}
