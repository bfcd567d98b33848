//! The three decks: drawing from them, and Winter is Coming.

use crate::{
    Event, Pile, State, WesterosCard, WesterosDeck, WinterIsComing, state::secrets::shuffle,
};
use tabletop::Cx;

/// Last round's cards go to their discard piles, and one card of each deck is turned up.
pub(super) fn reveal(state: &mut State, cx: &mut impl Cx<Event>) {
    for deck in WesterosDeck::ALL {
        discard(state, deck);
        draw(state, deck, cx);
        if state.setup.winter_is_coming == WinterIsComing::AtReveal {
            replace_winter(state, deck, cx);
        }
    }
}

/// Draws for as long as the card turned up is Winter is Coming, each time from all ten cards of
/// the deck shuffled together.
pub(super) fn replace_winter(state: &mut State, deck: WesterosDeck, cx: &mut impl Cx<Event>) {
    while state.westeros[deck.index()] == Some(WesterosCard::WinterIsComing) {
        let mut cards = deck.cards();
        shuffle(&mut cards, cx);
        state.secrets.westeros[deck.index()] = Pile::of(cards);
        state.discards[deck.index()] = Pile::EMPTY;
        cx.emit(Event::DeckShuffled { deck });
        draw(state, deck, cx);
    }
}

fn discard(state: &mut State, deck: WesterosDeck) {
    if let Some(card) = state.westeros[deck.index()].take() {
        state.discards[deck.index()].push(card);
    }
}

/// A deck never runs out: ten cards, and nine rounds that draw.
fn draw(state: &mut State, deck: WesterosDeck, cx: &mut impl Cx<Event>) {
    let top = state.secrets.westeros[deck.index()].draw();
    state.westeros[deck.index()] = top;
    if let Some(card) = top {
        cx.emit(Event::WesterosCardRevealed { deck, card });
    }
}
