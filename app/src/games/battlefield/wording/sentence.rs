//! The parts that sentences are put together from: lists, genitives, verbs that agree, counted nouns.

use super::{edition::dative, numbers::count, units};
pub use crate::language::list;
use crate::language::{Language, Words, language};
use battlefield::{field::Thing, position::Position};

/// "Guardsmen's" and "Sworn Swords'"; German says "von Vorreitern" instead.
pub fn of(name: &str) -> String {
    match language() {
        Language::English if name.ends_with('s') => format!("{name}'"),
        Language::English => format!("{name}'s"),
        Language::German => format!("von {}", dative(name)),
    }
}

/// The name of a card or ability inside of a sentence: German puts it in quotation marks.
pub fn quoted(name: &str) -> String {
    match language() {
        Language::English => name.to_owned(),
        Language::German => format!("„{name}“"),
    }
}

/// The verb for one or for several: a unit of many models is several, whoever is alone is one.
pub fn verb(position: &Position, thing: Thing, one: Words, many: Words) -> &'static str {
    if units::is_one(position, thing) {
        one.here()
    } else {
        many.here()
    }
}

/// "1 wound", "2 wounds".
pub fn wounds(number: impl Into<u64>) -> String {
    count(
        number,
        words!("wound" | "Wunde"),
        words!("wounds" | "Wunden"),
    )
}

/// "1 hit", "2 hits".
pub fn hits(number: impl Into<u64>) -> String {
    count(
        number,
        words!("hit" | "Treffer"),
        words!("hits" | "Treffer"),
    )
}

/// "1 point", "2 points".
pub fn points(number: impl Into<u64>) -> String {
    count(
        number,
        words!("point" | "Punkt"),
        words!("points" | "Punkte"),
    )
}

/// "1 card", "2 cards".
pub fn cards(number: impl Into<u64>) -> String {
    count(number, words!("card" | "Karte"), words!("cards" | "Karten"))
}

/// "1 die", "2 dice".
pub fn count_dice(number: usize) -> String {
    count(
        number as u64,
        words!("die" | "Würfel"),
        words!("dice" | "Würfel"),
    )
}

/// "1 unit", "2 units".
pub fn units(number: impl Into<u64>) -> String {
    count(
        number,
        words!("unit" | "Einheit"),
        words!("units" | "Einheiten"),
    )
}

/// "1 model", "2 models".
pub fn models(number: impl Into<u64>) -> String {
    count(
        number,
        words!("model" | "Modell"),
        words!("models" | "Modelle"),
    )
}

/// "1 rank", "2 ranks".
pub fn ranks(number: impl Into<u64>) -> String {
    count(number, words!("rank" | "Reihe"), words!("ranks" | "Reihen"))
}

/// "1 miss", "2 misses".
pub fn misses(number: impl Into<u64>) -> String {
    count(
        number,
        words!("miss" | "Fehlwurf"),
        words!("misses" | "Fehlwürfe"),
    )
}

/// "1 mission", "2 missions".
pub fn missions(number: impl Into<u64>) -> String {
    count(
        number,
        words!("mission" | "Mission"),
        words!("missions" | "Missionen"),
    )
}

/// "1 victory token", "2 victory tokens".
pub fn victory_tokens(number: impl Into<u64>) -> String {
    count(
        number,
        words!("victory token" | "Siegpunktmarker"),
        words!("victory tokens" | "Siegpunktmarker"),
    )
}
