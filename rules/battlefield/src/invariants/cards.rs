//! The rules of where the cards are.

use crate::{data::Data, notation::written_seat, reference::CardRef, state::State};
use std::collections::BTreeMap;

/// The kinds of cards in a deck that its faction brings, and its commander.
const KINDS: [usize; 2] = [7, 3];

/// Of each kind there are so many.
const COPIES: usize = 2;

/// Hand, deck, discard pile, what is attached and what is being played are the twenty of the
/// rulebook: two each of seven of the faction and of three of the commander. They are counted by
/// whom the data say to bring each, not by the list from which a deck is made.
pub fn twenty(state: &State) -> Result<(), String> {
    for seat in state.open.seats() {
        let (player, secret) = (state.open.player(seat), state.secret(seat));
        let attached = state.open.units.iter().flat_map(|unit| &unit.cards);
        let attached = attached
            .filter(|card| card.by == seat)
            .map(|card| card.card);
        let laid = state.open.cards_being_played(seat);
        let mut all: Vec<CardRef> = secret.hand.iter().chain(&secret.deck).copied().collect();
        all.extend(player.discard.iter().copied().chain(attached).chain(laid));
        // Before they are dealt, and in positions that have no cards, there are none.
        let (Some(faction), Some(commander)) = (player.faction, &player.commander) else {
            continue;
        };
        if all.is_empty() {
            continue;
        }
        let brought = brought(&all, &faction.id, commander.id());
        let twice = all.iter().all(|card| copies(&all, *card) == COPIES);
        if !twice || brought != Some(KINDS) {
            let cards: Vec<&str> = all.iter().map(|card| card.entry().id.as_str()).collect();
            let cards = cards.join(", ");
            return Err(format!(
                "{} has not its twenty cards: {cards}",
                written_seat(seat)
            ));
        }
    }
    Ok(())
}

fn copies(all: &[CardRef], card: CardRef) -> usize {
    all.iter().filter(|it| **it == card).count()
}

/// Returns the number of kinds of these of the faction, and that of this commander; `None` if one is of
/// somebody else.
fn brought(all: &[CardRef], faction: &str, commander: &str) -> Option<[usize; 2]> {
    let data = Data::of_this_build();
    let mut led_by: BTreeMap<String, &str> = BTreeMap::new();
    for leader in data.commanders() {
        led_by.extend(leader.cards().map(|card| (card, leader.id)));
    }
    let mut kinds: Vec<CardRef> = all.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    kinds.iter().try_fold([0, 0], |[own, led], card| {
        match led_by.get(&card.entry().id) {
            Some(leader) => (*leader == commander).then_some([own, led + 1]),
            None => (card.entry().faction == faction).then_some([own + 1, led]),
        }
    })
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
            let seat = written_seat(seat);
            return Err(format!("{seat} shows {open:?} cards and has {hidden:?}"));
        }
    }
    Ok(())
}
