//! Cards, by their titles or by a part that fits one alone.

use super::{Read, joined, plain};
use crate::{House, HouseCard, TidesCard, WesterosCard, WesterosDeck, WildlingCard};

/// The one of these that the text names: by its whole name, or by a part that fits it alone.
fn named<T: Copy + PartialEq>(
    text: &str,
    among: impl IntoIterator<Item = T>,
    name: impl Fn(T) -> &'static str,
) -> Read<T> {
    let wanted = plain(text);
    let mut fitting: Vec<T> = Vec::new();
    for it in among {
        let whole = plain(name(it));
        if whole == wanted {
            return Ok(it);
        }
        if !wanted.is_empty() && whole.contains(&wanted) && !fitting.contains(&it) {
            fitting.push(it);
        }
    }
    match fitting.as_slice() {
        [one] => Ok(*one),
        [] => Err(format!("no card here is called \"{text}\"")),
        several => {
            let names = joined(several.iter().map(|&it| name(it).to_owned()));
            Err(format!("\"{text}\" fits several cards: {names}"))
        }
    }
}

pub(crate) fn house_card(text: &str) -> Read<HouseCard> {
    named(text, HouseCard::ALL, |card| card.face().name)
}

pub(crate) fn card_of(house: House, text: &str) -> Read<HouseCard> {
    named(text, house.cards().iter().copied(), |card| card.face().name)
        .or_else(|_| house_card(text))
}

pub(crate) fn westeros_card(text: &str) -> Read<WesterosCard> {
    named(text, WesterosCard::ALL, WesterosCard::name)
}

pub(crate) fn card_in(deck: WesterosDeck, text: &str) -> Read<WesterosCard> {
    named(text, deck.cards(), WesterosCard::name)
}

pub(crate) fn wildling_card(text: &str) -> Read<WildlingCard> {
    named(text, WildlingCard::ALL, WildlingCard::name)
}

pub(crate) fn tides_card(text: &str) -> Read<TidesCard> {
    named(text, TidesCard::ALL, TidesCard::name)
}

/// A card's title as an item of a list: without the commas in it.
pub(crate) fn title(name: &str) -> String {
    name.replace(',', "")
}
