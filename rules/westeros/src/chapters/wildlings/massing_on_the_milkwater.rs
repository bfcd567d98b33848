//! Massing on the Milkwater: house cards are discarded, or all come back.

use super::Share;
use crate::{Action, Event, House, HouseCard, Illegal, Position, Prompt, State};
use tabletop::{Cx, Dice};

/// Everybody but the lowest bidder discards a card of its choice; the last card of a hand is safe.
pub(super) fn question(position: &Position, house: House, share: Share) -> Option<Prompt> {
    match share {
        Share::Other if position.hand_of(house).count() > 1 => Some(Prompt::DiscardCard),
        Share::Other | Share::Lowest | Share::Highest => None,
    }
}

pub(super) fn without_asking(
    state: &mut State,
    house: House,
    share: Share,
    cx: &mut impl Cx<Event>,
) {
    match share {
        Share::Lowest => discard_strongest(state, house, cx),
        Share::Other => {}
        Share::Highest => take_all(state, house, cx),
    }
}

/// All cards of the highest printed strength in hand, unless that is the whole hand: a hand that
/// is emptied here would never be refilled.
fn discard_strongest(state: &mut State, house: House, cx: &mut impl Cx<Event>) {
    let strengths = state.hand_of(house).map(|card| card.face().strength);
    let Some(highest) = strengths.max() else {
        return;
    };
    let strongest = |card: &HouseCard| card.face().strength == highest;
    if state.hand_of(house).all(|card| strongest(&card)) {
        return;
    }
    for card in state.hand_of(house).filter(strongest) {
        discard(state, house, card, cx);
    }
}

fn take_all(state: &mut State, house: House, cx: &mut impl Cx<Event>) {
    if state.discard_of(house).next().is_none() {
        return;
    }
    for card in state.discard_of(house) {
        state.hand[house] |= card.bit();
    }
    cx.emit(Event::HandRefilled { house });
}

pub(super) fn check(position: &Position, house: House, card: HouseCard) -> Result<(), Illegal> {
    if card.house() == house && position.in_hand(card) {
        Ok(())
    } else {
        Err(Illegal::NotThere(card))
    }
}

pub(super) fn discard(state: &mut State, house: House, card: HouseCard, cx: &mut impl Cx<Event>) {
    state.hand[house] &= !card.bit();
    cx.emit(Event::CardDiscarded { house, card });
}

pub(super) fn sample(position: &Position, house: House, dice: &mut (impl Dice + ?Sized)) -> Action {
    let cards = position.hand_of(house).count();
    let nth = dice.below(cards.max(1) as u32) as usize;
    let card = position.hand_of(house).nth(nth);
    card.map_or(Action::Decline, Action::DiscardCard)
}

/// The weakest.
pub(super) fn fallback(position: &Position, house: House) -> Action {
    let card = position.hand_of(house).last();
    card.map_or(Action::Decline, Action::DiscardCard)
}
