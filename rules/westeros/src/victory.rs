//! Victory: castles and strongholds, and what decides between equals.
//!
//! Seven of them win at once. In this slice no area changes hands, so nobody can get there and
//! the game ends after the tenth round.

#[cfg(test)]
mod tests;

use crate::{
    FinalTiebreak, House, Ranking, State,
    board::{BUILDINGS, LANDS, STRONGHOLDS},
    control::count,
};
use std::cmp::Reverse;

/// The houses from the winner down.
///
/// More castles and strongholds; then by [`FinalTiebreak`], the Iron Throne track last. Nobody
/// chooses.
pub(crate) fn ranking(state: &State) -> Ranking {
    let mut houses = House::ALL;
    houses.sort_by_key(|&house| (!state.in_play(house), Reverse(standing(state, house))));
    Ranking::of(&houses, |house| state.in_play(house))
}

/// What houses are compared by, the most important first; greater is better.
fn standing(state: &State, house: House) -> [u8; 5] {
    let buildings = count(state, house, BUILDINGS);
    let supply = state.supply[house];
    let throne = state
        .tracks
        .iron_throne
        .position(house)
        .unwrap_or(House::COUNT) as u8;
    let throne = House::COUNT as u8 - throne;
    match state.final_tiebreak {
        FinalTiebreak::Rulebook => {
            let strongholds = count(state, house, STRONGHOLDS);
            [buildings, strongholds, supply, state.power[house], throne]
        }
        FinalTiebreak::Faq2 => [buildings, count(state, house, LANDS), supply, throne, 0],
    }
}
