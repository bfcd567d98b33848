//! Tyrion may send the enemy's card back to hand, before any other text is heard.

use crate::{
    Action, Combat, Event, HouseCard, Position, Side, State,
    chapters::combat::{Step, ahead, now, now_mut},
    state::agenda,
};
use tabletop::Cx;

/// The card goes back unused; its house plays another one.
pub fn answer(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    let cancelled = now(state).cards[side.enemy()];
    let Some(cancelled) = cancelled.filter(|_| *action == Action::Use) else {
        return;
    };
    cx.emit(Event::CardUsed {
        card: HouseCard::TyrionLannister,
    });
    let combat = now_mut(state);
    combat.cards[side.enemy()] = None;
    combat.cancelled = Some(cancelled);
    state.hand[cancelled.house()] |= cancelled.bit();
    state.agenda.push(agenda::Step::Combat(Step::ReplaceCard));
}

/// Only against a card that beats him, and if the enemy has one in hand that does not.
pub fn fallback(position: &Position, combat: &Combat, side: Side) -> Action {
    let wins_against = |card| {
        let mut cards = combat.cards;
        cards[side.enemy()] = Some(card);
        ahead(position, &Combat { cards, ..*combat }) == side
    };
    let mut others = position.hand_of(combat.houses[side.enemy()]);
    if ahead(position, combat) != side && others.any(wins_against) {
        Action::Use
    } else {
        Action::Decline
    }
}
