//! Every word the board game says; the rules themselves know no language.

mod area;
mod ask;
mod barrier;
pub mod battle;
mod card;
mod chat;
mod clock;
mod cost;
pub mod court;
#[cfg(feature = "ssr")]
mod either;
pub mod ending;
mod event;
mod fate;
mod fight;
mod gist;
pub mod highlights;
mod hint;
mod house;
mod illegal;
mod legend;
mod march;
mod name;
mod now;
mod offer;
mod order;
mod phase;
mod place;
mod plan;
mod plate;
mod position;
pub mod proposal;
mod ranking;
pub mod standing;
pub mod story;
#[cfg(feature = "ssr")]
mod task;
mod track;
mod units;

pub use area::{
    area_kind, army, describe, describe_among, order_view, place_note, unit, unit_kind,
};
pub use ask::{ask, order_in};
pub use barrier::{house_of, shown};
pub use card::{card_icons, card_meaning, card_text, cards};
pub use chat::{area_called, areas_by_name};
pub use clock::at_zero;
pub use cost::cost;
#[cfg(feature = "ssr")]
pub use either::choice;
pub use event::sentence;
pub use fate::{deck_name, forbidden, tides_card, westeros_card, westeros_choice, wildling_card};
pub use gist::{card_brings, card_gist, card_short};
pub use hint::{reason, refusal};
pub use house::{given, supplied};
pub use illegal::illegal;
pub use legend::{Sign, barrel_sign, castle_sign, crown_sign, legend, port_sign, stronghold_sign};
pub use march::{in_reach, leave_token, lost, staying, stays_by_itself, supply_change};
#[cfg(test)]
pub use name::bare_in;
pub use name::{
    area_name, card_name, far_map_name, from_area, house_name, in_area, into_area, map_name,
    the_area, tides_card_name, westeros_card_name, wildling_card_name,
};
pub use now::{awaited, instruction, is_called, player_name};
pub use offer::{offered, stand};
pub use order::{
    explain_here, explain_order, explain_token, order_name, token_gist, token_name, token_short,
    token_tile,
};
pub use phase::{explain_phase, phase_name};
pub use place::place_lines;
pub use plan::{copied, lacking, queue, rest, send, warning};
pub use plate::{
    arrow, brings, helping, helps, helps_nobody, promotes, prospect, raid_does, raid_hits, raided,
    raids_nothing, refused, removes, retreat,
};
#[cfg(feature = "ssr")]
pub use position::chapter;
pub use position::{position, progress, round};
#[cfg(feature = "ssr")]
pub use ranking::castles;
pub use ranking::{castles_of, tie_reason, ties_by_throne, victory_line};
#[cfg(feature = "ssr")]
pub use task::{laid, task};
pub use track::track;
pub use units::{armies, recruit, recruited, recruits, troops};

pub use crate::language::list;
use crate::language::{Language, language};

/// "1 knight", "2 knights"; the noun is given in English and known here in German.
pub fn count(n: u8, one: &'static str) -> String {
    match language() {
        Language::English => {
            let plural = if n == 1 { "" } else { "s" };
            format!("{n} {one}{plural}")
        }
        Language::German => {
            let (one, many) = noun(one);
            format!("{n}{}{}", space(), if n == 1 { one } else { many })
        }
    }
}

/// Between a number and what is counted. German lines are longer and break more often, but not there.
pub fn space() -> &'static str {
    word!(" " | "\u{a0}")
}

/// One of them and several, in German.
const fn noun(english: &'static str) -> (&'static str, &'static str) {
    match english.as_bytes() {
        b"barrel" => ("Fass", "Fässer"),
        b"card" => ("Karte", "Karten"),
        b"castle" => ("Burg", "Burgen"),
        b"crown" => ("Krone", "Kronen"),
        b"fortification" => ("Befestigung", "Befestigungen"),
        b"house" => ("Haus", "Häuser"),
        b"knight" => ("Ritter", "Ritter"),
        b"point" => ("Punkt", "Punkte"),
        b"ship" => ("Schiff", "Schiffe"),
        b"starred order" => ("Befehl mit Stern", "Befehle mit Stern"),
        b"sword" => ("Schwert", "Schwerter"),
        b"token" => ("Marker", "Marker"),
        b"unit" => ("Einheit", "Einheiten"),
        _ => (english, english),
    }
}

/// "Footman".
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// "Stark's". No house ends in s, so German only leaves the apostrophe out.
pub fn of(house: westeros::House) -> String {
    [house_name(house), word!("'s" | "s")].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::speaking;

    #[test]
    fn one_is_singular() {
        assert_eq!(count(1, "castle"), "1 castle");
        assert_eq!(count(0, "castle"), "0 castles");
    }

    #[test]
    fn german_counts_by_itself() {
        speaking(Language::German, || {
            assert_eq!(count(1, "castle"), "1\u{a0}Burg");
            assert_eq!(count(2, "castle"), "2\u{a0}Burgen");
            assert_eq!(of(westeros::House::Stark), "Starks");
        });
    }
}
