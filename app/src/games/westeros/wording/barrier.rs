//! The words for why an answer is final, and the names of houses for people who share a device.

use super::house_name;
use westeros::{Event, House};

/// Tells what an event has brought to light, in words that follow "Final:".
pub fn shown(event: &Event) -> Option<&'static str> {
    let words = match event {
        Event::OrdersRevealed { .. } => {
            word!("orders were revealed" | "Befehle wurden aufgedeckt")
        }
        Event::BidsRevealed { .. } => word!("bids were revealed" | "Gebote wurden aufgedeckt"),
        Event::CardsRevealed { .. } => {
            word!("house cards were revealed" | "Hauskarten wurden aufgedeckt")
        }
        Event::TidesRevealed { .. } | Event::TidesRedrawn { .. } => word!(
            "a Tides of Battle card was drawn" | "eine Karte „Gezeiten der Schlacht“ wurde gezogen"
        ),
        Event::WesterosCardRevealed { .. } => {
            word!("Westeros cards were revealed" | "Westeroskarten wurden aufgedeckt")
        }
        Event::WildlingCardRevealed { .. } => {
            word!("the wildling card was revealed" | "die Wildlingskarte wurde aufgedeckt")
        }
        Event::RavenLooked { .. } => {
            word!("the wildling card was looked at" | "die Wildlingskarte wurde angesehen")
        }
        _ => return None,
    };
    Some(words)
}

/// "House Stark".
pub fn house_of(house: House) -> String {
    let name = house_name(house);
    say!("House {name}" | "Haus {name}")
}
