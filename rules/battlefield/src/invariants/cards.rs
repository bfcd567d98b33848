//! Where the cards are.

use crate::{reference::CardRef, state::State};

/// Hand, deck, discard pile, what is attached and what is being played are the twenty of each.
pub fn twenty(state: &State) -> Result<(), String> {
    for seat in state.open.seats() {
        let (player, secret) = (state.open.player(seat), state.secret(seat));
        if player.faction.is_none() || player.eliminated || player.deck + player.hand == 0 {
            continue;
        }
        let attached = state.open.units.iter().flat_map(|unit| &unit.cards);
        let attached = attached
            .filter(|card| card.by == seat)
            .map(|card| card.card);
        let laid = state.open.cards_being_played(seat);
        let mut all: Vec<CardRef> = secret.hand.iter().chain(&secret.deck).copied().collect();
        all.extend(player.discard.iter().copied().chain(attached).chain(laid));
        all.sort_unstable();
        let mut twice: Vec<CardRef> = player
            .kinds_of_cards()
            .iter()
            .flat_map(|card| [*card; 2])
            .collect();
        twice.sort_unstable();
        if all != twice {
            return Err(format!("{seat:?} has {} cards: {all:?}", all.len()));
        }
    }
    Ok(())
}

/// The open counts are right.
pub fn counts(state: &State) -> Result<(), String> {
    for seat in state.open.seats() {
        let (player, secret) = (state.open.player(seat), state.secret(seat));
        let open = [player.hand, player.deck, player.missions, player.siege].map(usize::from);
        let hidden = [
            secret.hand.len(),
            secret.deck.len(),
            secret.missions.len(),
            secret.siege.len(),
        ];
        if open != hidden {
            return Err(format!("{seat:?} shows {open:?} cards and has {hidden:?}"));
        }
    }
    Ok(())
}
