//! Decks and who knows what of them.

use super::{
    draft::Draft,
    table::{behind, deck_and_cards},
};
use crate::{
    HouseSet, Pile, State, TidesCard, WesterosDeck, WildlingCard,
    notation::{
        line::{is_nothing, items, word},
        names,
        problem::Read,
    },
};

/// Does what the line says; `false` if it is none of these.
pub(super) fn apply(draft: &mut Draft, line: &str) -> Read<bool> {
    if let Some(text) = behind(line, "deck") {
        let (deck, cards) = deck_and_cards(text)?;
        draft.westeros[deck.index()] = cards;
    } else if let Some(text) = behind(line, "wildling deck") {
        draft.wildlings = names::list(text, names::wildling_card)?;
    } else if let Some(text) = behind(line, "tides deck") {
        draft.state.secrets.tides_deck = faces(text)?;
    } else if let Some(text) = behind(line, "known top") {
        draft.state.secrets.top_known_to = who(text)?;
    } else if let Some(text) = behind(line, "known bottom") {
        draft.state.secrets.bottom_known_to = who(text)?;
    } else {
        return Ok(false);
    }
    Ok(true)
}

fn who(text: &str) -> Read<HouseSet> {
    if is_nothing(text) {
        return Ok(HouseSet::EMPTY);
    }
    let houses: Vec<_> = names::list(text, names::house)?;
    Ok(houses.into_iter().collect())
}

/// `Blank 8, Sword 3`
fn faces(text: &str) -> Read<[u8; TidesCard::COUNT]> {
    let mut faces = [0; TidesCard::COUNT];
    if is_nothing(text) {
        return Ok(faces);
    }
    for item in items(text) {
        let (card, count) = word(item);
        let card = names::tides_card(card)?;
        let count = names::number(count)?;
        if count > card.copies() {
            return Err(format!("the deck has {} of {}", card.copies(), card.name()));
        }
        faces[card as usize] = count;
    }
    Ok(faces)
}

/// Puts the named cards on top of decks that lie already.
pub(super) fn stack(draft: &Draft, state: &mut State) -> Read<()> {
    for deck in WesterosDeck::ALL {
        let pile = &mut state.secrets.westeros[deck.index()];
        let mut cards: Vec<_> = pile.iter().map(Some).collect();
        on_top(&mut cards, &draft.westeros[deck.index()]).ok_or("a card is not in that deck")?;
        *pile = Pile::of(cards.into_iter().flatten());
    }
    on_top(&mut state.secrets.wildlings, &draft.wildlings).ok_or("a card is there twice")?;
    Ok(())
}

fn on_top<T: Copy + PartialEq>(cards: &mut [Option<T>], named: &[T]) -> Option<()> {
    for (place, &card) in named.iter().enumerate() {
        let left = cards.get_mut(place..)?;
        let at = left.iter().position(|&it| it == Some(card))?;
        left.get_mut(..=at)?.rotate_right(1);
    }
    Some(())
}

/// Puts the cards that were not named under those that were.
pub(super) fn fill(draft: &Draft, state: &mut State) -> Read<()> {
    for deck in WesterosDeck::ALL {
        let mut left = deck.cards().to_vec();
        let named = &draft.westeros[deck.index()];
        for card in named {
            if !remove(&mut left, *card) {
                return Err(format!("too often: {}", card.name()));
            }
        }
        let revealed = state.westeros[deck.index()];
        let discards = state.discards[deck.index()];
        for card in revealed.into_iter().chain(discards.iter()) {
            remove(&mut left, card);
        }
        state.secrets.westeros[deck.index()] = Pile::of(named.iter().copied().chain(left));
    }
    let mut left = WildlingCard::ALL.to_vec();
    for card in &draft.wildlings {
        if !remove(&mut left, *card) {
            return Err(format!("too often: {}", card.name()));
        }
    }
    let mut cards = draft.wildlings.iter().copied().chain(left);
    state.secrets.wildlings = std::array::from_fn(|_| cards.next());
    Ok(())
}

/// Takes one such card out, if there is one.
fn remove<T: PartialEq>(cards: &mut Vec<T>, card: T) -> bool {
    let at = cards.iter().position(|it| *it == card);
    at.map(|at| cards.remove(at)).is_some()
}
