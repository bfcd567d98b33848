//! The control of areas.

use crate::{
    Area, AreaSet, House, Position,
    board::{Kind, LANDS},
};

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
    let units = position.occupied[house].intersection(LANDS);
    let tokens = position.power_tokens[house];
    if !position.in_play(house) {
        return AreaSet::EMPTY;
    }
    let enemies = position.areas_with_enemies(house);
    let all_tokens = position.power_tokens.0.into_iter();
    let enemy_tokens = all_tokens
        .fold(AreaSet::EMPTY, AreaSet::union)
        .difference(tokens);
    let home = AreaSet::EMPTY.with(house.home()).difference(enemy_tokens);
    tokens.union(home).difference(enemies).union(units)
}

/// Returns how many of these areas a house controls.
pub fn count(position: &Position, house: House, areas: AreaSet) -> u8 {
    lands_of(position, house).intersection(areas).len() as u8
}
