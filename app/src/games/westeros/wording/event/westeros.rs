//! The Westeros phase: cards, bids, tracks, wildlings.

use crate::games::westeros::wording::{
    deck_name, forbidden, house_name, list, recruits, track, westeros_card_name, westeros_choice,
};
use ::westeros::{
    ByHouse, House, HouseSet, Musters, OrderTokens, Ranking, Track, WesterosCard, WesterosChoice,
    WesterosDeck,
};

pub fn revealed(deck: WesterosDeck, card: WesterosCard) -> String {
    let icon = if card.wildling_icon() {
        word!(", with a wildling icon" | ", mit Wildlingssymbol")
    } else {
        ""
    };
    let (deck, card) = (deck_name(deck), westeros_card_name(card));
    say!("{deck} shows {card}{icon}." | "{deck} zeigt „{card}“{icon}.")
}

pub fn shuffled(deck: WesterosDeck) -> String {
    let deck = deck_name(deck);
    say!(
        "{deck} is reshuffled and another card is drawn."
            | "{deck} wird neu gemischt und eine andere Karte gezogen."
    )
}

pub fn resolved(card: WesterosCard) -> String {
    let card = westeros_card_name(card);
    say!("{card} takes effect." | "„{card}“ wirkt.")
}

pub fn chosen(house: House, choice: WesterosChoice) -> String {
    let (house, choice) = (house_name(house), westeros_choice(choice).0);
    say!("{house} chooses: {choice}." | "{house} wählt: {choice}.")
}

pub fn restricted(allowed: OrderTokens) -> String {
    match forbidden(allowed) {
        words if words.is_empty() => word!(
            "All orders are allowed this round." | "In dieser Runde sind alle Befehle erlaubt."
        )
        .to_owned(),
        words => say!(
            "Forbidden for everyone this round: {words}."
                | "In dieser Runde für alle verboten: {words}."
        ),
    }
}

pub fn mustered(house: House, musters: &Musters) -> String {
    let house = house_name(house);
    if musters.is_empty() {
        return say!("{house} musters nothing." | "{house} rekrutiert nichts.");
    }
    let all = recruits(musters);
    say!("{house} musters {all}." | "{house} rekrutiert {all}.")
}

pub fn bids(houses: HouseSet, bids: ByHouse<u8>) -> String {
    let mut all: Vec<House> = houses.iter().collect();
    all.sort_by_key(|&house| std::cmp::Reverse(bids[house]));
    let all: Vec<String> = all
        .into_iter()
        .map(|house| format!("{} {}", house_name(house), bids[house]))
        .collect();
    let all = list(&all);
    say!("The bids: {all}." | "Die Gebote: {all}.")
}

pub fn track_set(on: Track, ranking: Ranking) -> String {
    let mut houses = ranking.iter().map(house_name);
    let (on, first) = (track(on).0, houses.next().unwrap_or_default());
    let others = list(&houses.collect::<Vec<&str>>());
    say!(
        "{on} track: {first} comes first, then {others}."
            | "Leiste {on}: vorn {first}, dann {others}."
    )
}

pub fn moved(house: House, on: Track, position: u8) -> String {
    let (house, place, on) = (house_name(house), position + 1, track(on).0);
    say!(
        "{house} moves to place {place} on the {on} track."
            | "{house} kommt auf Platz {place} der Leiste {on}."
    )
}

pub fn attacked(strength: u8, houses: HouseSet) -> String {
    let houses: Vec<&str> = houses.iter().map(house_name).collect();
    let houses = list(&houses);
    say!(
        "The wildlings attack with strength {strength}, facing {houses}."
            | "Die Wildlinge greifen mit Stärke {strength} an. Gegen sie stehen: {houses}."
    )
}
