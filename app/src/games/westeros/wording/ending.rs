//! The end of the game: the winner's deed, one's own place, and the numbers of its rounds.

use super::{count, court, house_name};
use westeros::House;

/// "Stark takes", "the Iron Throne".
pub fn heading(house: House) -> [String; 2] {
    let house = house_name(house);
    [
        say!("{house} takes" | "{house} besteigt"),
        word!("the Iron Throne" | "den Eisernen Thron").to_owned(),
    ]
}

/// "Round 9 · seven castles"
pub fn eyebrow(round: u8, held: u8) -> String {
    let held = castles(held);
    say!("Round {round} · {held}" | "Runde {round} · {held}")
}

/// "2nd", and "of six · Stark · 5 castles"; the place is counted from zero.
pub fn own((place, houses): (usize, usize), (house, held): (House, u8)) -> [String; 2] {
    let of = |it: usize| u8::try_from(it).unwrap_or(u8::MAX);
    let houses = number(of(houses));
    let held = match held {
        0 => castles(0),
        _ => count(held, "castle"),
    };
    let house = house_name(house);
    [
        court::place(of(place + 1)),
        say!("of {houses} · {house} · {held}" | "von {houses} · {house} · {held}"),
    ]
}

/// "seven castles"
fn castles(held: u8) -> String {
    match held {
        0 => word!("no castles" | "keine Burgen").to_owned(),
        1 => word!("one castle" | "eine Burg").to_owned(),
        _ => {
            let held = number(held);
            say!("{held} castles" | "{held} Burgen")
        }
    }
}

/// A number as a word, as far as castles and houses go.
fn number(it: u8) -> String {
    match it {
        1 => word!("one" | "eins"),
        2 => word!("two" | "zwei"),
        3 => word!("three" | "drei"),
        4 => word!("four" | "vier"),
        5 => word!("five" | "fünf"),
        6 => word!("six" | "sechs"),
        7 => word!("seven" | "sieben"),
        8 => word!("eight" | "acht"),
        _ => return it.to_string(),
    }
    .to_owned()
}

/// Below the axis: "start", "3".
pub fn short(round: Option<u8>) -> String {
    round.map_or_else(
        || word!("start" | "Start").to_owned(),
        |round| round.to_string(),
    )
}

/// "After round 3"
pub fn after(round: Option<u8>) -> String {
    round.map_or_else(
        || word!("At the start" | "Zu Beginn").to_owned(),
        |round| say!("After round {round}" | "Nach Runde {round}"),
    )
}

/// "After round 3: Stark 4, Greyjoy 3"
pub fn numbers(round: Option<u8>, values: &[(House, u8)]) -> String {
    let all = values
        .iter()
        .map(|(house, value)| format!("{} {value}", house_name(*house)));
    let all: Vec<String> = all.collect();
    format!("{}: {}", after(round), all.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};

    #[test]
    fn a_place_is_told_without_a_word_of_defeat() {
        let place = || own((1, 6), (House::Stark, 5));
        assert_eq!(place(), ["2nd", "of six · Stark · 5 castles"]);
        let german = speaking(Language::German, place);
        assert_eq!(german, ["2.", "von sechs · Stark · 5\u{a0}Burgen"]);
        assert_eq!(
            own((5, 6), (House::Tyrell, 0))[1],
            "of six · Tyrell · no castles"
        );
    }

    #[test]
    fn the_winner_stands_above_the_throne() {
        assert_eq!(
            heading(House::Stark).join(" "),
            "Stark takes the Iron Throne"
        );
        let german = speaking(Language::German, || heading(House::Greyjoy).join(" "));
        assert_eq!(german, "Graufreud besteigt den Eisernen Thron");
        assert_eq!(eyebrow(9, 7), "Round 9 · seven castles");
    }

    #[test]
    fn a_round_tells_all_its_numbers() {
        let numbers = numbers(Some(3), &[(House::Stark, 4), (House::Tyrell, 2)]);
        assert_eq!(numbers, "After round 3: Stark 4, Tyrell 2");
        assert_eq!(
            (short(None), short(Some(2))),
            ("start".to_owned(), "2".to_owned())
        );
    }
}
