//! The first window after the reveal: a card that is sent back, and the one played instead.

use super::{Step, ask, cards, go_on, now, questions::unfit, turn_to, window};
use crate::{
    Action, BySide, Event, HouseCard, Illegal, Position, Side, State, agenda::Flow,
    house_cards::Text,
};
use tabletop::Cx;

pub(super) fn run(state: &mut State, done: BySide<bool>) -> Flow {
    let Some(side) = window::next(state, done) else {
        let done = window::NOBODY;
        return go_on(state, Step::Immediate { done });
    };
    let done = window::after(done, side);
    turn_to(state, Step::Cancel { done });
    let combat = now(state);
    if combat.text(side) == Some(Text::SendBack) && combat.cards[side.enemy()].is_some() {
        return ask(state, side);
    }
    Flow::GoOn
}

/// The house plays another card from its hand, openly, or fights without one.
pub(super) fn replace(state: &mut State, cancelled: HouseCard, cx: &mut impl Cx<Event>) -> Flow {
    let house = cancelled.house();
    let side = now(state)
        .side_of(house)
        .expect("only a combatant's card is sent back");
    let mut others = state.hand_of(house).filter(|&it| it != cancelled);
    let first = others.next();
    if others.next().is_some() {
        return ask(state, side);
    }
    play(state, side, first, cx);
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

pub(super) fn check(
    position: &Position,
    cancelled: HouseCard,
    action: &Action,
) -> Result<(), Illegal> {
    match *action {
        Action::PlayCard(card) if card == cancelled => Err(Illegal::NotOffered),
        Action::PlayCard(_) => cards::check(position, cancelled.house(), action),
        _ => Err(unfit(action)),
    }
}

pub(super) fn answer(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    if let &Action::PlayCard(card) = action {
        play(state, side, Some(card), cx);
    }
}
