//! Who controls an area.

use crate::{Area, AreaSet, House, Position, board::Kind};

/// The house that controls an area: by its units, else by its power token, else by the shield
/// printed there. Seas are controlled by ships alone, a port belongs to who controls its land.
///
/// Attackers on their way control nothing.
pub fn controller(position: &Position, area: Area) -> Option<House> {
    match area.place().kind {
        Kind::Sea => position.units_of(area),
        Kind::Port { land, .. } => controller(position, land),
        Kind::Land => position
            .units_of(area)
            .or_else(|| position.power_token(area))
            .or_else(|| area.home_of().filter(|&house| position.in_play(house))),
    }
}

/// The land areas that a house controls.
pub fn lands_of(position: &Position, house: House) -> AreaSet {
    use crate::board::LANDS;
    let mut others = position.areas_with_enemies(house);
    let mut tokens = AreaSet::EMPTY;
    for it in House::ALL {
        if it != house {
            tokens = tokens.union(position.power_tokens[it]);
        }
    }
    let units = position.occupied[house].intersection(LANDS);
    let token = position.power_tokens[house].difference(others);
    others = others.union(tokens);
    let home = AreaSet::EMPTY.with(house.home()).difference(others);
    let home = if position.in_play(house) {
        home
    } else {
        AreaSet::EMPTY
    };
    units.union(token).union(home)
}

/// How many of these areas a house controls.
pub fn count(position: &Position, house: House, areas: AreaSet) -> u8 {
    lands_of(position, house).intersection(areas).len() as u8
}
