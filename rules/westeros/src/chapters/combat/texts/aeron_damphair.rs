//! Aeron may be exchanged for another card: two power and Aeron himself.

use crate::{
    Action, Combat, Event, HouseCard, Illegal, Position, Side, State,
    chapters::combat::{ask, cards, now, window},
    general::power,
    state::agenda::Flow,
};
use tabletop::{Cx, Dice};

const PRICE: u8 = 2;

pub fn run(state: &mut State, side: Side) -> Flow {
    if offered(state, &now(state), side) {
        ask(state, side)
    } else {
        Flow::GoOn
    }
}

/// Only if the price can be paid and there is another card in hand.
pub fn offered(position: &Position, combat: &Combat, side: Side) -> bool {
    position.power[combat.houses[side]] >= PRICE && cards::playable(position, combat, side) != 0
}

pub fn check(
    position: &Position,
    combat: &Combat,
    side: Side,
    action: &Action,
) -> Result<(), Illegal> {
    match action {
        Action::Decline => Ok(()),
        _ => cards::check(position, combat, side, action),
    }
}

/// The new card's text is heard as usual, an immediate one too.
pub fn answer(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    let &Action::PlayCard(card) = action else {
        return;
    };
    let house = card.house();
    cx.emit(Event::CardUsed {
        card: HouseCard::AeronDamphair,
    });
    let power = power::lose(state, house, PRICE);
    cx.emit(Event::PowerLost { house, power });
    cards::play(state, side, card);
    cx.emit(Event::CardReplaced {
        house,
        card: Some(card),
    });
    window::hear_again(state, side);
}

pub fn sample(
    position: &Position,
    combat: &Combat,
    side: Side,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    match dice.below(2) {
        0 => Action::Decline,
        _ => cards::sample(position, combat, side, dice),
    }
}
