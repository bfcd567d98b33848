//! The events in words, a short sentence for each event.

mod cards;
mod dice;
mod losses;
mod moving;
mod scoring;
mod setting_up;

pub use scoring::reason;

use super::{
    names::{self, player},
    sentence::{of, verb},
    units::{ncu, thing},
    words,
};
use battlefield::{event::Event, position::Position};

/// Tells what happened, in a sentence.
pub fn event(position: &Position, event: &Event) -> String {
    let told = setting_up::event(position, event)
        .or_else(|| turn(position, event))
        .or_else(|| moving::event(position, event))
        .or_else(|| dice::event(position, event))
        .or_else(|| losses::event(position, event))
        .or_else(|| cards::event(position, event))
        .or_else(|| scoring::event(position, event));
    told.unwrap_or_default()
}

/// Rounds, turns and who activates.
fn turn(position: &Position, event: &Event) -> Option<String> {
    Some(match event {
        Event::RoundBegan { round } => {
            let round = names::round(*round);
            say!("{round} begins." | "{round} beginnt.")
        }
        Event::RoundEnded { round } => {
            let round = names::round(*round);
            say!("{round} ends." | "{round} endet.")
        }
        Event::TurnBegan { seat } => {
            let who = player(position, *seat);
            let whose = of(&who);
            say!("It's {whose} turn." | "{who} ist am Zug.")
        }
        Event::Selected(who) => {
            let name = thing(position, *who);
            let does = verb(
                position,
                *who,
                words!("activates" | "wird aktiviert"),
                words!("activate" | "werden aktiviert"),
            );
            format!("{name} {does}.")
        }
        Event::NcuSelected(id) => {
            let name = ncu(position, *id);
            say!("{name} activates." | "{name} wird aktiviert.")
        }
        Event::ZoneClaimed { ncu: id, zone } => {
            let (name, zone) = (ncu(position, *id), words::zone(*zone));
            say!("{name} claims the {zone} zone." | "{name} besetzt die Zone „{zone}“.")
        }
        Event::ActivationEnded(who) => {
            let name = of(&thing(position, *who));
            say!("{name} activation ends." | "Die Aktivierung {name} endet.")
        }
        Event::Passed(seat) => {
            let who = player(position, *seat);
            say!("{who} passes." | "{who} passt.")
        }
        _ => return None,
    })
}
