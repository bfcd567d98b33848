//! The words for how far a game is, and how a house stands there, for those who do not see the board.

use super::house_name;
use tabletop::{Seat, Span};
use westeros::View;

/// "Round 4 of 10".
pub fn round(round: u32) -> String {
    say!("Round {round} of 10" | "Runde {round} von 10")
}

/// "round 6", within a line.
#[cfg(feature = "ssr")]
pub fn chapter(round: u32) -> String {
    say!("round {round}" | "Runde {round}")
}

/// "Round 4 of 10: the houses plan", as far as one may know what they do.
pub fn progress(chapter: u32, span: Option<Span>) -> String {
    let round = round(chapter);
    match span {
        None => round,
        Some(Span::Planning) => {
            say!("{round}: the houses plan" | "{round}: Die Häuser planen")
        }
        Some(Span::Reaction) => {
            say!("{round}: the houses act" | "{round}: Befehle werden ausgeführt")
        }
    }
}

/// "Round 4 of 10 · Stark: castles 3 of 7, power 5, supply 2", by what lies open.
pub fn position(view: &View, seats: &[Seat]) -> String {
    let mut parts = vec![round(view.round.into())];
    let houses = seats.iter().filter_map(|it| view.house_of(*it));
    parts.extend(houses.filter_map(|house| {
        let it = view.house(house)?;
        Some(say!(
            "{house}: castles {castles} of 7, power {power}, supply {supply}"
                | "{house}: Burgen {castles} von 7, Macht {power}, Vorrat {supply}",
            house = house_name(house),
            castles = it.victory,
            power = it.power,
            supply = it.supply,
        ))
    }));
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};

    #[test]
    fn how_far_a_game_is_tells_what_the_houses_do() {
        assert_eq!(progress(4, None), "Round 4 of 10");
        assert_eq!(
            progress(4, Some(Span::Planning)),
            "Round 4 of 10: the houses plan"
        );
        assert_eq!(chapter(6), "round 6");
        let german = speaking(Language::German, || progress(10, Some(Span::Reaction)));
        assert_eq!(german, "Runde 10 von 10: Befehle werden ausgeführt");
    }
}
