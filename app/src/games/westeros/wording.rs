//! Every word the board game says; the rules themselves know no language.

mod area;
mod ask;
mod card;
mod event;
mod fate;
mod hint;
mod illegal;
mod legend;
mod name;
mod now;
mod offer;
mod order;
mod phase;
mod ranking;
mod strength;
mod track;
mod units;

pub use area::{area_kind, army, describe, order_view, place_note, unit, unit_kind};
pub use ask::{ask, order_in};
pub use card::{card_icons, card_meaning, card_text, cards};
pub use event::sentence;
pub use fate::{deck_name, forbidden, tides_card, westeros_card, westeros_choice, wildling_card};
pub use hint::{reason, refusal};
pub use illegal::illegal;
pub use legend::{LEGEND, Sign};
pub use name::{area_name, card_name, house_name};
pub use now::{awaited, instruction};
pub use offer::{offer, stand};
pub use order::{explain_order, explain_token, order_name, token_name, token_short};
pub use phase::{explain_phase, phase_name};
pub use ranking::{place_reason, victory_line};
pub use strength::{fighting, strength};
pub use track::track;
pub use units::{armies, recruit, recruited, recruits, troops};

/// "1 knight", "2 knights".
pub fn count(n: u8, one: &str) -> String {
    let plural = if n == 1 { "" } else { "s" };
    format!("{n} {one}{plural}")
}

/// "Footman".
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// "A", "A and B", "A, B and C".
pub fn list<S: AsRef<str>>(items: &[S]) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", first.join(", "), last.as_ref())
        }
    }
}

/// "Stark's".
pub fn of(house: westeros::House) -> String {
    format!("{}'s", house.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_like_speech() {
        assert_eq!(list::<&str>(&[]), "");
        assert_eq!(list(&["Stark"]), "Stark");
        assert_eq!(list(&["Stark", "Tyrell"]), "Stark and Tyrell");
        assert_eq!(list(&["A", "B", "C"]), "A, B and C");
    }

    #[test]
    fn one_is_singular() {
        assert_eq!(count(1, "castle"), "1 castle");
        assert_eq!(count(0, "castle"), "0 castles");
    }
}
