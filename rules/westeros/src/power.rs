//! Power tokens: twenty a house, those on the board included.

use crate::{Area, House, State};

/// How many power tokens a house owns.
pub const TOKENS: u8 = 20;

/// Gives power as far as tokens are left; returns how much.
pub(crate) fn gain(state: &mut State, house: House, power: u8) -> u8 {
    let on_board = Area::ALL
        .iter()
        .filter(|&&area| state.power_tokens[area] == Some(house))
        .count();
    let left = TOKENS
        .saturating_sub(state.power[house])
        .saturating_sub(on_board as u8);
    let gained = power.min(left);
    state.power[house] += gained;
    gained
}

/// Takes available power as far as there is any; returns how much.
pub(crate) fn lose(state: &mut State, house: House, power: u8) -> u8 {
    let lost = power.min(state.power[house]);
    state.power[house] -= lost;
    lost
}
