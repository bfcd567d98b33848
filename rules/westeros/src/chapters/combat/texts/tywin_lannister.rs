//! Tywin takes two power for a victory.

use crate::{Event, HouseCard, Side, State, chapters::combat::now, general::power};
use tabletop::Cx;

const REWARD: u8 = 2;

pub fn won(state: &mut State, side: Side, cx: &mut impl Cx<Event>) {
    cx.emit(Event::CardUsed {
        card: HouseCard::TywinLannister,
    });
    let house = now(state).houses[side];
    let power = power::gain(state, house, REWARD);
    cx.emit(Event::PowerGained { house, power });
}
