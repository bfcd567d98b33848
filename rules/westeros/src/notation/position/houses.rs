//! The possessions of the houses: supply, power, cards.

use super::table::behind;
use crate::{
    ByHouse, House, HouseCard, State,
    notation::{
        line::{items, word},
        names,
        problem::Read,
    },
};

/// Does what the line says; `false` if it is none of these.
pub(super) fn apply(state: &mut State, line: &str) -> Read<bool> {
    if let Some(text) = behind(line, "supply") {
        state.supply = amounts(state, state.supply, text, 6)?;
    } else if let Some(text) = behind(line, "power") {
        state.power = amounts(state, state.power, text, 20)?;
    } else if let Some(text) = behind(line, "bids") {
        state.bids = amounts(state, state.bids, text, 20)?;
    } else if let Some(text) = behind(line, "hand") {
        let (house, cards) = cards(text)?;
        state.hand[house] = cards;
    } else if let Some(text) = behind(line, "discard") {
        let (house, cards) = cards(text)?;
        state.hand[house] = !cards & ALL_CARDS;
    } else {
        return Ok(false);
    }
    Ok(true)
}

pub(super) const ALL_CARDS: u8 = (1 << House::CARDS) - 1;

/// `LA 5, ST 1` or `all 6`.
fn amounts(state: &State, mut amounts: ByHouse<u8>, text: &str, most: u8) -> Read<ByHouse<u8>> {
    for item in items(text) {
        let (who, amount) = word(item);
        let amount = names::number(amount)?;
        if amount > most {
            return Err(format!("at most {most}, not {amount}"));
        }
        if who.eq_ignore_ascii_case("all") {
            for &house in state.houses() {
                amounts[house] = amount;
            }
        } else {
            amounts[names::house(who)?] = amount;
        }
    }
    Ok(amounts)
}

/// `LA: Tyrion, Cersei`, a bit a card.
fn cards(text: &str) -> Read<(House, u8)> {
    let (house, list) = text.split_once(':').ok_or("HOUSE: CARDS expected")?;
    let house = names::house(house.trim())?;
    let cards: Vec<HouseCard> = names::list(list.trim(), |name| names::card_of(house, name))?;
    let bits = cards.iter().fold(0, |bits, card| bits | card.bit());
    match cards.iter().find(|card| card.house() != house) {
        Some(card) => Err(format!("{} is no card of that house", card.face().name)),
        None => Ok((house, bits)),
    }
}
