//! Decks: every card is in one place.

use super::{Check, holds};
use crate::{Side, State, TidesCard, WesterosDeck, WildlingCard};

/// Ten cards a Westeros deck: drawn pile, this round's card, earlier rounds' cards.
pub(super) fn westeros(state: &State) -> Check {
    for (i, deck) in WesterosDeck::ALL.into_iter().enumerate() {
        let drawn = state.discards[i].iter().chain(state.westeros[i]);
        let mut cards: Vec<_> = state.secrets.westeros[i].iter().chain(drawn).collect();
        let mut all = deck.cards().to_vec();
        cards.sort_unstable();
        all.sort_unstable();
        holds(cards == all, "Westeros deck")?;
    }
    Ok(())
}

/// Nine wildling cards, the revealed one among them; the track stands at 12 in an attack alone.
pub(super) fn wildlings(state: &State) -> Check {
    let revealed = state.attack.and_then(|attack| attack.card);
    let mut cards: Vec<_> = state
        .secrets
        .wildlings
        .iter()
        .filter_map(|&it| it)
        .collect();
    if let Some(card) = revealed.filter(|card| !cards.contains(card)) {
        cards.push(card);
    }
    cards.sort_unstable();
    holds(cards == WildlingCard::ALL, "wildling deck")?;
    let most = if state.attack.is_some() { 12 } else { 10 };
    holds(
        state.wildlings.is_multiple_of(2) && state.wildlings <= most,
        "wildling track",
    )
}

/// No more Tides of Battle cards of a face than there are.
pub(super) fn tides(state: &State) -> Check {
    let mut counts = state.secrets.tides_deck;
    let open = state.combat.map(|combat| combat.tides).unwrap_or_default();
    for side in Side::ALL {
        let drawn = state.secrets.tides[side].or(open[side]);
        if let Some(card) = drawn {
            counts[card as usize] += 1;
        }
    }
    for card in TidesCard::ALL {
        holds(
            counts[card as usize] <= card.copies(),
            "Tides of Battle deck",
        )?;
    }
    Ok(())
}
