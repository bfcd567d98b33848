//! How far a game is, and how a house stands there, for those who do not see the board.

use super::house_name;
use tabletop::Seat;
use westeros::View;

/// "Round 4 of 10".
pub fn round(round: u32) -> String {
    say!("Round {round} of 10" | "Runde {round} von 10")
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
