//! The worth of areas to a house.

use super::{
    Seen,
    rivals::{Realms, denial},
};
use crate::{
    Area, AreaSet, ByArea,
    board::{BUILDINGS, LANDS, SEAS},
    general::consequences::TO_WIN,
};

/// The building that wins the game.
const VICTORY: i32 = 3000;

/// The worth of each area to one house.
pub(super) struct Worth {
    pub realms: Realms,
    /// The land areas of the house itself.
    pub mine: AreaSet,
    /// The worth of holding the area.
    of: ByArea<i32>,
    /// The gain of taking it: nothing where it is the house's own.
    pub gain: ByArea<i32>,
}

impl Worth {
    pub fn new(seen: &Seen) -> Self {
        let realms = Realms::of(seen);
        let mine = realms.lands[seen.me];
        let building = building(seen, &realms);
        let wins = realms.buildings[seen.me] + 1 >= i32::from(TO_WIN);
        let mut of = ByArea::default();
        for area in LANDS {
            let walls = if BUILDINGS.contains(area) {
                building
            } else {
                0
            };
            of[area] = walls + ground(seen, area);
        }
        for sea in SEAS {
            of[sea] = waters(sea, mine);
        }
        let mut gain = of;
        for area in mine.union(seen.occupied[seen.me]) {
            gain[area] = 0;
        }
        for &house in seen.houses() {
            if house == seen.me {
                continue;
            }
            let denied = denial(realms.buildings[house]);
            for area in realms.lands[house].intersection(BUILDINGS) {
                gain[area] += denied;
            }
        }
        if wins {
            for area in BUILDINGS.difference(mine) {
                gain[area] = VICTORY;
            }
        }
        Self {
            realms,
            mine,
            of,
            gain,
        }
    }

    pub fn of(&self, area: Area) -> i32 {
        self.of[area]
    }

    /// Returns what the house loses if it loses the area.
    pub fn stake(&self, seen: &Seen, area: Area) -> i32 {
        if self.mine.contains(area) || seen.occupied[seen.me].contains(area) {
            self.of[area]
        } else {
            0
        }
    }
}

/// A castle or stronghold: the more there are already, and the fewer rounds are left, the more
/// the next one counts.
fn building(seen: &Seen, realms: &Realms) -> i32 {
    let late = i32::from(seen.round.saturating_sub(6)) * 8;
    56 + 5 * realms.buildings[seen.me] + late
}

/// Barrels and crowns pay in the rounds that are left.
fn ground(seen: &Seen, area: Area) -> i32 {
    let place = area.place();
    let left = i32::from(crate::ROUNDS + 1 - seen.round).min(5);
    let hungry = if seen.supply[seen.me] < 4 { 4 } else { 3 };
    let barrels = i32::from(place.supply_icons) * hungry * left;
    let crowns = i32::from(place.power_icons) * 2 * left;
    2 + left + barrels + crowns
}

/// Seas count for the own coasts they guard and the others they open.
fn waters(sea: Area, mine: AreaSet) -> i32 {
    let coast = sea.borders().intersection(LANDS);
    let guarded = coast.intersection(mine).len() as i32;
    let opened = coast.difference(mine).intersection(BUILDINGS).len() as i32;
    6 + 4 * guarded + 5 * opened
}
