//! Power tokens: twenty a house, those on the board included.

use crate::{Area, House, State};

/// How many power tokens a house owns.
pub const TOKENS: u8 = 20;

/// Gives power as far as tokens are left; returns how much.
pub(crate) fn gain(state: &mut State, house: House, power: u8) -> u8 {
    let left = TOKENS.saturating_sub(state.power[house] + on_board(state, house));
    let gained = power.min(left);
    state.power[house] += gained;
    gained
}

/// Tokens that lie in areas, to keep them.
pub(crate) fn on_board(state: &State, house: House) -> u8 {
    Area::ALL
        .iter()
        .filter(|&&area| state.power_tokens[area] == Some(house))
        .count() as u8
}

/// Takes available power as far as there is any; returns how much.
pub(crate) fn lose(state: &mut State, house: House, power: u8) -> u8 {
    let lost = power.min(state.power[house]);
    state.power[house] -= lost;
    lost
}
