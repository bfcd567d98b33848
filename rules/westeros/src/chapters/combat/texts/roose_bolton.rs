//! Roose, beaten, brings the whole discard pile and himself back to hand.

use crate::{Event, HouseCard, Side, State, chapters::combat::now_mut};
use tabletop::Cx;

/// He is back in hand before the cards are discarded, so as the last card he leaves nothing to
/// refill: all seven are there.
pub fn lost(state: &mut State, side: Side, cx: &mut impl Cx<Event>) {
    let combat = now_mut(state);
    combat.cards[side] = None;
    let house = combat.houses[side];
    state.hand[house] = house.cards().iter().fold(0, |hand, it| hand | it.bit());
    cx.emit(Event::CardUsed {
        card: HouseCard::RooseBolton,
    });
    cx.emit(Event::HandRefilled { house });
}
