//! Who controls an area.

use crate::{Area, AreaSet, House, State, board::Kind};

/// The house that controls an area: by its units, else by its power token, else by the shield
/// printed there. Seas are controlled by ships alone, a port belongs to who controls its land.
pub(crate) fn controller(state: &State, area: Area) -> Option<House> {
    match area.place().kind {
        Kind::Sea => state.units_of[area],
        Kind::Port { land, .. } => controller(state, land),
        Kind::Land => state.units_of[area]
            .or(state.power_tokens[area])
            .or_else(|| area.home_of().filter(|&house| state.in_play(house))),
    }
}

/// How many of these areas a house controls.
pub(crate) fn count(state: &State, house: House, areas: AreaSet) -> u8 {
    areas
        .iter()
        .filter(|&area| controller(state, area) == Some(house))
        .count() as u8
}
