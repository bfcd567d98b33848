//! The game in three moments.

use crate::games::westeros::{
    panels::Turn,
    wording::{area_name, house_name, list},
};

pub fn turns_title() -> &'static str {
    word!("The game in three moments" | "Die Partie in drei Momenten")
}

/// "Round 6: Stark takes Riverrun and Seagard from Lannister and stands at 5."
pub fn turn(it: &Turn) -> String {
    let (round, house, held) = (it.round, house_name(it.house), it.held);
    let areas: Vec<&str> = it.taken.iter().map(area_name).collect();
    let areas = list(&areas);
    let losers: Vec<&str> = it.from.iter().map(house_name).collect();
    if losers.is_empty() {
        return say!(
            "Round {round}: {house} takes {areas} and now holds {held}."
                | "Runde {round}: {house} nimmt {areas} ein. Stand: {held}."
        );
    }
    let losers = list(&losers);
    say!(
        "Round {round}: {house} takes {areas} at the expense of {losers} and now holds {held}."
            | "Runde {round}: {house} nimmt {areas} ein, auf Kosten von {losers}. Stand: {held}."
    )
}
