//! Step 3, last part, and the first use of the Blade: Tides of Battle, an option of the table.

use super::{Step, ask, blade, go_on, now, now_mut};
use crate::{
    Action, Event, Side, State, TidesBlade, TidesCard, TidesOfBattle, TidesReshuffle,
    state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// Each side draws a card and looks at it in secret.
pub(super) fn draw(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    if state.setup.tides_of_battle == TidesOfBattle::Off {
        return go_on(state, Step::Blade);
    }
    if state.setup.tides_reshuffle == TidesReshuffle::EachCombat {
        state.secrets.tides_deck = TidesCard::ALL.map(TidesCard::copies);
    }
    for side in Side::ALL {
        state.secrets.tides[side] = Some(take_one(state, cx));
    }
    go_on(state, Step::BladeRedraw)
}

/// The next card of the deck. An empty deck is made up anew of all cards but those in play.
fn take_one(state: &mut State, dice: &mut impl Dice) -> TidesCard {
    let held = state.secrets.tides;
    let deck = &mut state.secrets.tides_deck;
    if deck.iter().all(|&left| left == 0) {
        *deck = TidesCard::ALL.map(TidesCard::copies);
        for card in Side::ALL.into_iter().filter_map(|side| held[side]) {
            deck[card as usize] -= 1;
        }
    }
    let cards: u8 = deck.iter().sum();
    let mut place = dice.below(u32::from(cards)) as u8;
    let card = TidesCard::ALL.into_iter().find(|&card| {
        let left = deck[card as usize];
        let here = place < left;
        place = place.saturating_sub(left);
        here
    });
    let card = card.expect("the place lies within the deck");
    deck[card as usize] -= 1;
    card
}

/// The holder of the Blade may spend it on another card; then both cards are revealed.
pub(super) fn redraw(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    if let Some(side) = blade::ready(state) {
        return ask(state, side);
    }
    reveal(state, cx)
}

fn reveal(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    let tides = std::mem::take(&mut state.secrets.tides);
    now_mut(state).tides = tides;
    cx.emit(Event::TidesRevealed { tides });
    match state.setup.tides_blade {
        TidesBlade::AfterRevealAllowed => go_on(state, Step::Blade),
        TidesBlade::RedrawOnly => go_on(state, Step::Decide),
    }
}

/// The new card must be kept.
pub(super) fn answer(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    if *action == Action::Use {
        let card = take_one(state, cx);
        state.secrets.tides[side] = Some(card);
        state.blade_used = true;
        let house = now(state).houses[side];
        cx.emit(Event::TidesRedrawn { house });
    }
    let _: Flow = reveal(state, cx);
}
