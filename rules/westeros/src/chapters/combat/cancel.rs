//! The first window after the reveal: a card that is sent back, and the one played instead.

use super::{Step, ask, cards, go_on, now, turn_to, window};
use crate::{
    Action, Event, HouseCard, Side, State,
    state::agenda::{Done, Flow},
    vocabulary::house_cards::Text,
};
use tabletop::Cx;

pub(super) fn run(state: &mut State, done: Done) -> Flow {
    let Some(side) = window::next(state, done) else {
        let done = Done::Nobody;
        return go_on(state, Step::Immediate { done });
    };
    let done = done.with(side);
    turn_to(state, Step::Cancel { done });
    let combat = now(state);
    if combat.text(side) == Some(Text::SendBack) && combat.cards[side.enemy()].is_some() {
        return ask(state, side);
    }
    Flow::GoOn
}

/// The house whose card was sent back plays another one of its hand, openly, or fights without.
pub(super) fn replace(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    let combat = now(state);
    let side = combat
        .cancelled
        .and_then(|card| combat.side_of(card.house()))
        .expect("a card of a combatant was sent back");
    let others = cards::playable(state, &combat, side);
    let wanted = state.wants_to_be_asked(combat.houses[side]);
    let least = if wanted { 1 } else { 2 };
    if others.count_ones() >= least {
        return ask(state, side);
    }
    let only = cards::of_hand(combat.houses[side], others).next();
    play(state, side, only, cx);
    Flow::GoOn
}

fn play(state: &mut State, side: Side, card: Option<HouseCard>, cx: &mut impl Cx<Event>) {
    let house = now(state).houses[side];
    if let Some(card) = card {
        cards::play(state, side, card);
    }
    cx.emit(Event::CardReplaced { house, card });
    state.agenda.pop();
}

pub(super) fn answer(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    if let &Action::PlayCard(card) = action {
        play(state, side, Some(card), cx);
    }
}
