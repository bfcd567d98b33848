//! The danger of the other houses.

use super::Seen;
use crate::{
    AreaSet, ByHouse, House, Position,
    board::{BUILDINGS, LANDS},
    general::consequences::TO_WIN,
    general::control::lands_of,
};

/// The lands and buildings of each house.
pub(super) struct Realms {
    pub lands: ByHouse<AreaSet>,
    pub buildings: ByHouse<i32>,
}

impl Realms {
    pub fn of(position: &Position) -> Self {
        let lands = ByHouse::from_fn(|house| lands_of(position, house));
        let count = |house: House| lands[house].intersection(BUILDINGS).len();
        Self {
            buildings: ByHouse::from_fn(|house| count(house) as i32),
            lands,
        }
    }
}

/// Returns what it is worth, beyond the area itself, to take a building from a house that holds so many.
pub(super) const fn denial(buildings: i32) -> i32 {
    match TO_WIN as i32 - buildings {
        ..=1 => 500,
        2 => 250,
        3 => 100,
        4 => 40,
        _ => 0,
    }
}

/// Returns how much a house wishes another one ill: by buildings, more if it is a neighbor.
pub(super) fn rivalry(seen: &Seen, other: House) -> i32 {
    let lands = lands_of(seen, other);
    let buildings = lands.intersection(BUILDINGS).len() as i32;
    let mine = lands_of(seen, seen.me);
    let border = mine
        .iter()
        .fold(AreaSet::EMPTY, |near, area| near.union(area.borders()))
        .intersection(LANDS);
    let meets = border.intersection(seen.occupied[other]).len() as i32;
    10 * buildings + denial(buildings) + 4 * meets.min(3)
}
