//! The words for which House card is played, and against whom.

use crate::games::westeros::wording::{card_name, house_name};
use westeros::{HouseCard, Side, standing::Matter};

pub fn cards_title() -> &'static str {
    word!("House cards" | "Hauskarten")
}

pub fn cards_note() -> &'static str {
    word!(
        "Plays the first card on the list that is in your hand. Otherwise the simple rule \
         applies: the weakest card that is sure to win; if there is none, your strongest card; \
         if even that is sure to lose, your weakest."
            | "Gespielt wird die erste Karte der Liste, die du auf der Hand hast. Sonst gilt die \
               einfache Regel: die schwächste Karte, die sicher siegt; gibt es keine, die \
               stärkste; verliert auch sie sicher, die schwächste."
    )
}

/// For which battles: "Cards against Stark, attacking".
pub fn card_rule(matter: &Matter) -> String {
    let Matter::Card { enemy, side, .. } = matter else {
        return String::new();
    };
    let cards = match enemy.map(house_name) {
        Some(name) => say!("Cards against {name}" | "Karten gegen {name}"),
        None => word!("Cards against anybody" | "Karten gegen alle").to_owned(),
    };
    match side {
        Some(it) => [&cards, ", ", side_name(Some(*it))].concat(),
        None => cards,
    }
}

pub fn side_name(side: Option<Side>) -> &'static str {
    match side {
        Some(Side::Attacker) => word!("attacking" | "im Angriff"),
        Some(Side::Defender) => word!("defending" | "in der Verteidigung"),
        None => word!("attacking or defending" | "in Angriff und Verteidigung"),
    }
}

pub fn anybody() -> &'static str {
    word!("anybody" | "alle")
}

pub fn card_list(cards: &[HouseCard]) -> String {
    if cards.is_empty() {
        return word!("by the simple rule" | "nach der einfachen Regel").to_owned();
    }
    let names: Vec<_> = cards.iter().map(|&it| card_name(it)).collect();
    names.join(", ")
}

/// A rule without any list.
pub fn no_list() -> &'static str {
    word!("by the simple rule alone" | "nur nach der einfachen Regel")
}
