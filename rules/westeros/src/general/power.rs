//! Power tokens: twenty a house, those on the board included.

use crate::{House, Position, State};

/// The number of power tokens that a house owns.
pub const TOKENS: u8 = 20;

/// Returns how much of this power a house can gain: as far as it has tokens left.
pub fn gainable(position: &Position, house: House, power: u8) -> u8 {
    power.min(TOKENS.saturating_sub(position.power[house] + on_board(position, house)))
}

/// Gives power as far as tokens are left; returns how much.
pub(crate) fn gain(state: &mut State, house: House, power: u8) -> u8 {
    let gained = gainable(state, house, power);
    state.power[house] += gained;
    gained
}

/// Tokens that lie in areas, to keep them.
pub(crate) const fn on_board(position: &Position, house: House) -> u8 {
    position.power_tokens.0[house.index()].len() as u8
}

/// Takes available power as far as there is any; returns how much.
pub(crate) fn lose(state: &mut State, house: House, power: u8) -> u8 {
    let lost = power.min(state.power[house]);
    state.power[house] -= lost;
    lost
}
