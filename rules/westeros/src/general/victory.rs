//! Victory: castles and strongholds, and what decides between equals.
//!
//! Seven of them win at once ([`consequences`](crate::general::consequences)); otherwise the game ends after
//! the tenth round.

#[cfg(test)]
mod tests;

use crate::{
    FinalTiebreak, House, Position, Ranking,
    board::{BUILDINGS, LANDS, STRONGHOLDS},
    general::control::count,
};
use std::cmp::Reverse;

/// The houses from the winner down.
///
/// More castles and strongholds; then by [`FinalTiebreak`], the Iron Throne track last. Nobody
/// chooses.
pub(crate) fn ranking(position: &Position) -> Ranking {
    let mut houses = House::ALL;
    houses.sort_by_key(|&house| (!position.in_play(house), Reverse(standing(position, house))));
    Ranking::of(&houses, |house| position.in_play(house))
}

/// Returns what houses are compared by, the most important first; greater is better.
fn standing(position: &Position, house: House) -> [u8; 5] {
    let buildings = count(position, house, BUILDINGS);
    let supply = position.supply[house];
    let throne = position
        .tracks
        .iron_throne
        .position(house)
        .unwrap_or(House::COUNT) as u8;
    let throne = House::COUNT as u8 - throne;
    match position.setup.final_tiebreak {
        FinalTiebreak::Rulebook => {
            let strongholds = count(position, house, STRONGHOLDS);
            [
                buildings,
                strongholds,
                supply,
                position.power[house],
                throne,
            ]
        }
        FinalTiebreak::Faq2 => [buildings, count(position, house, LANDS), supply, throne, 0],
    }
}
