//! Power for crowns and for trade with the Free Cities.

use crate::{
    DarkWingsIncome, Event, House, Position, State, board::PORTS, chapters::consolidate,
    general::control::lands_of, general::power,
};
use tabletop::Cx;

/// The crowns of the land areas that a house controls.
pub fn crowns(position: &Position, house: House) -> u8 {
    let lands = lands_of(position, house);
    lands.iter().map(|area| area.place().power_icons).sum()
}

/// One for each port with ships of the house, unless enemy ships lie in the sea it opens to; how
/// many ships lie in the port does not matter.
pub fn trade(position: &Position, house: House) -> u8 {
    let ports = position.occupied[house].intersection(PORTS);
    let income = |port| consolidate::income(position, port);
    ports.iter().map(income).sum()
}

/// Every house collects, as far as it has tokens left.
pub(super) fn pay(state: &mut State, income: DarkWingsIncome, cx: &mut impl Cx<Event>) {
    for house in state.turn_order() {
        let ports = match income {
            DarkWingsIncome::CrownsOnly => 0,
            DarkWingsIncome::CrownsAndPorts => trade(state, house),
        };
        let due = crowns(state, house) + ports;
        let power = power::gain(state, house, due);
        if power > 0 {
            cx.emit(Event::PowerGained { house, power });
        }
    }
}
