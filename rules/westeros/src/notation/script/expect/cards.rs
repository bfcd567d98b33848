//! Cards: hands, piles, decks, and what is printed on them.

use super::{
    super::table::Table,
    compare::{differs, same},
};
use crate::{
    House, HouseCard, TidesCard, WesterosDeck,
    notation::{
        line::{is_nothing, items, word},
        names::{self, joined, title},
        position::{card_text, faces_text},
        problem::Read,
    },
};

fn cards_text(cards: impl Iterator<Item = HouseCard>) -> String {
    joined(cards.map(|card| card.face().name.to_owned()))
}

/// The house and the cards, in the order of the card table.
fn cards(text: &str) -> Read<(House, String)> {
    let (house, list) = text.split_once(':').ok_or("HOUSE: CARDS expected")?;
    let house = names::house(house.trim())?;
    let mut cards: Vec<HouseCard> = names::list(list.trim(), |it| names::card_of(house, it))?;
    cards.sort_unstable();
    Ok((house, cards_text(cards.into_iter())))
}

pub(super) fn hand(table: &Table, text: &str) -> Read<()> {
    let (house, expected) = cards(text)?;
    same(&expected, &cards_text(table.state.hand_of(house)))
}

pub(super) fn discard(table: &Table, text: &str) -> Read<()> {
    let (house, expected) = cards(text)?;
    same(&expected, &cards_text(table.state.discard_of(house)))
}

pub(super) fn has(table: &Table, text: &str) -> Read<()> {
    let (house, in_hand) = in_hand(table, text)?;
    if in_hand {
        Ok(())
    } else {
        Err(differs(text, &cards_text(table.state.hand_of(house))))
    }
}

pub(super) fn has_not(table: &Table, text: &str) -> Read<()> {
    let (house, in_hand) = in_hand(table, text)?;
    if in_hand {
        Err(differs(text, &cards_text(table.state.hand_of(house))))
    } else {
        Ok(())
    }
}

/// The house, and whether it has the named card in hand.
fn in_hand(table: &Table, text: &str) -> Read<(House, bool)> {
    let (house, card) = word(text);
    let house = names::house(house)?;
    Ok((house, table.state.in_hand(names::card_of(house, card)?)))
}

/// `Greatjon Umber: strength 2, swords 1, forts 0`
pub(super) fn face(_: &Table, text: &str) -> Read<()> {
    let (card, numbers) = text.split_once(':').ok_or("CARD: strength … expected")?;
    let face = names::house_card(card.trim())?.face();
    for item in items(numbers) {
        let (name, number) = word(item);
        let found = match name.to_lowercase().as_str() {
            "strength" => face.strength,
            "swords" => face.swords,
            "forts" => face.forts,
            _ => {
                return Err(format!(
                    "strength, swords or forts expected, not \"{name}\""
                ));
            }
        };
        if names::number::<u8>(number)? != found {
            return Err(differs(item, &found));
        }
    }
    Ok(())
}

pub(super) fn westeros(table: &Table, text: &str) -> Read<()> {
    let mut expected = Vec::new();
    for (deck, name) in WesterosDeck::ALL.into_iter().zip(items(text)) {
        let card = (!is_nothing(name)).then(|| names::card_in(deck, name));
        expected.push(card_text(card.transpose()?));
    }
    expected.resize(3, "none".to_owned());
    let found = table.state.westeros.map(card_text);
    same(&expected.join(", "), &found.join(", "))
}

/// As many as are named; where none is, all, of which there has to be none.
fn as_many<T>(expected: &[T]) -> usize {
    match expected.len() {
        0 => usize::MAX,
        count => count,
    }
}

/// `I: Supply, Mustering`: the next cards, as many as named.
pub(super) fn deck(table: &Table, text: &str) -> Read<()> {
    let (deck, cards) = text.split_once(':').ok_or("I:, II: or III: expected")?;
    let deck = names::deck(deck)?;
    let expected: Vec<_> = names::list(cards.trim(), |it| names::card_in(deck, it))?;
    let found = table.state.secrets.westeros[deck.index()]
        .iter()
        .take(as_many(&expected));
    let list =
        |cards: Vec<crate::WesterosCard>| joined(cards.into_iter().map(|card| title(card.name())));
    same(&list(expected), &list(found.collect()))
}

pub(super) fn wildling_deck(table: &Table, text: &str) -> Read<()> {
    let expected: Vec<_> = names::list(text, names::wildling_card)?;
    let cards = table.state.secrets.wildlings.into_iter().flatten();
    let found = cards.take(as_many(&expected)).collect();
    let list = |cards: Vec<crate::WildlingCard>| {
        joined(cards.into_iter().map(|card| card.name().to_owned()))
    };
    same(&list(expected), &list(found))
}

pub(super) fn wildling_bottom(table: &Table, text: &str) -> Read<()> {
    let bottom = table.state.secrets.wildlings.into_iter().flatten().last();
    let expected = names::wildling_card(text)?.name();
    same(&expected, &bottom.map_or("nothing", |card| card.name()))
}

/// `Blank 8, Sword 4`: as many faces as named.
pub(super) fn tides_deck(table: &Table, text: &str) -> Read<()> {
    for item in items(text) {
        let (card, count) = word(item);
        let card = names::tides_card(card)?;
        let expected: u8 = names::number(count)?;
        let left = TidesCard::ALL
            .into_iter()
            .zip(table.state.secrets.tides_deck)
            .find_map(|(it, left)| (it == card).then_some(left));
        if left != Some(expected) {
            return Err(differs(text, &faces_text(&table.state)));
        }
    }
    Ok(())
}
