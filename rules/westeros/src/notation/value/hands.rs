//! Hands, house by house: stored as a bit a card, written as the names of the cards.

use super::{Value, parts, wrong::Wrong};
use crate::{
    House, HouseCard,
    notation::{names, problem::Read},
};

/// Tells whether this part of a struct is kept in that way.
pub(super) fn are_kept_in(kind: &str, field: &str) -> bool {
    (kind, field) == ("Position", "hand")
}

/// From bits to names.
pub(super) fn named(hands: &Value) -> Result<Value, Wrong> {
    each(hands, |house, bits| {
        let bits: u8 = match bits {
            Value::Word(bits) => names::number(bits)?,
            _ => 0,
        };
        let cards = house.cards().iter().filter(|card| bits & card.bit() != 0);
        let titles = cards.map(|card| Value::word(card.face().name));
        Ok(Value::Set(titles.collect()))
    })
}

/// From names to bits.
pub(super) fn stored(hands: &Value) -> Result<Value, Wrong> {
    each(hands, |house, cards| {
        let cards = cards.clone().entries().map_err(|wrong| wrong.0)?;
        let bits = cards.iter().try_fold(0, |bits, card| {
            Ok::<_, String>(bits | of(house, card)?.bit())
        })?;
        Ok(Value::Word(bits.to_string()))
    })
}

fn of(house: House, card: &Value) -> Read<HouseCard> {
    let card = names::card_of(house, &card.to_string())?;
    if card.house() == house {
        Ok(card)
    } else {
        Err(format!("{} is no card of that house", card.face().name))
    }
}

fn each(hands: &Value, change: impl Fn(House, &Value) -> Read<Value>) -> Result<Value, Wrong> {
    let changed = parts(hands).and_then(|hands| {
        let changed = hands.into_iter().map(|(name, hand)| {
            let changed = change(names::house(&name)?, &hand)?;
            Ok((name, changed))
        });
        changed.collect::<Read<_>>()
    });
    changed.map(Value::Parts).map_err(Wrong)
}
