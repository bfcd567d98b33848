//! Patchface, won or lost, may throw a card of the enemy's hand onto its discard pile.

use crate::{
    Action, Combat, Event, HouseCard, Illegal, Position, Side, State,
    chapters::combat::{ask, cards, now},
    state::agenda::Flow,
};
use tabletop::{Cx, Dice};

pub fn run(state: &mut State, side: Side) -> Flow {
    let enemy = now(state).houses[side.enemy()];
    if state.hand[enemy] == 0 {
        return Flow::GoOn;
    }
    ask(state, side)
}

pub fn check(
    position: &Position,
    combat: &Combat,
    side: Side,
    action: &Action,
) -> Result<(), Illegal> {
    let enemy = combat.houses[side.enemy()];
    match *action {
        Action::Decline => Ok(()),
        Action::DiscardCard(card) if card.house() == enemy && position.in_hand(card) => Ok(()),
        Action::DiscardCard(card) => Err(Illegal::NotThere(card)),
        _ => Err(Illegal::WrongAnswer),
    }
}

/// If that was the last card in hand, the others come back and this one does not.
pub fn answer(state: &mut State, action: &Action, cx: &mut impl Cx<Event>) {
    let &Action::DiscardCard(card) = action else {
        return;
    };
    cx.emit(Event::CardUsed {
        card: HouseCard::Patchface,
    });
    let house = card.house();
    state.hand[house] &= !card.bit();
    cx.emit(Event::CardDiscarded { house, card });
    cards::refill(state, house, Some(card), cx);
}

pub fn sample(
    position: &Position,
    combat: &Combat,
    side: Side,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    let enemy = combat.houses[side.enemy()];
    let declined = dice.below(8) == 0;
    cards::pick(enemy, position.hand[enemy], dice)
        .filter(|_| !declined)
        .map_or(Action::Decline, Action::DiscardCard)
}
