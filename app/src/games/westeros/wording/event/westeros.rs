//! The Westeros phase: cards, bids, tracks, wildlings.

use crate::games::westeros::wording::{
    deck_name, forbidden, list, recruits, track, westeros_choice,
};
use ::westeros::{
    ByHouse, House, HouseSet, Musters, OrderTokens, Ranking, Track, WesterosCard, WesterosChoice,
    WesterosDeck,
};

pub fn revealed(deck: WesterosDeck, card: WesterosCard) -> String {
    let icon = if card.wildling_icon() {
        ", with a wildling icon"
    } else {
        ""
    };
    format!("{} shows {}{icon}.", deck_name(deck), card.name())
}

pub fn shuffled(deck: WesterosDeck) -> String {
    format!(
        "{} is shuffled anew and another card drawn.",
        deck_name(deck)
    )
}

pub fn resolved(card: WesterosCard) -> String {
    format!("{} takes effect.", card.name())
}

pub fn chosen(house: House, choice: WesterosChoice) -> String {
    format!("{} chooses: {}.", house.name(), westeros_choice(choice).0)
}

pub fn restricted(allowed: OrderTokens) -> String {
    match forbidden(allowed) {
        words if words.is_empty() => "Every order may be given this round.".to_owned(),
        words => format!("This round nobody may order {words}."),
    }
}

pub fn mustered(house: House, musters: &Musters) -> String {
    if musters.is_empty() {
        return format!("{} musters nothing.", house.name());
    }
    format!("{} musters {}.", house.name(), recruits(musters))
}

pub fn bids(houses: HouseSet, bids: ByHouse<u8>) -> String {
    let mut all: Vec<House> = houses.iter().collect();
    all.sort_by_key(|&house| std::cmp::Reverse(bids[house]));
    let all: Vec<String> = all
        .into_iter()
        .map(|house| format!("{} {}", house.name(), bids[house]))
        .collect();
    format!("The bids: {}.", list(&all))
}

pub fn track_set(on: Track, ranking: Ranking) -> String {
    let houses: Vec<&str> = ranking.iter().map(House::name).collect();
    format!("{} track: {}.", track(on).0, list(&houses))
}

pub fn moved(house: House, on: Track, position: u8) -> String {
    format!(
        "{} goes to place {} of the {} track.",
        house.name(),
        position + 1,
        track(on).0
    )
}

pub fn attacked(strength: u8, houses: HouseSet) -> String {
    let houses: Vec<&str> = houses.iter().map(House::name).collect();
    format!(
        "Wildlings attack with strength {strength}: {} stand against them.",
        list(&houses)
    )
}
