//! Bids, the Raven and ships in a port.

use crate::games::westeros::wording::track;
use westeros::{DeckEnd, Track, standing::PortUse};

pub fn council_title() -> &'static str {
    word!("Bids, Raven and ports" | "Gebote, Rabe und Häfen")
}

pub fn bid(on: Option<Track>) -> String {
    match on.map(|it| track(it).0) {
        Some(name) => say!("Bid on the {name} track" | "Gebot auf der Leiste {name}"),
        None => word!("Bid against wildlings" | "Gebot gegen Wildlinge").to_owned(),
    }
}

pub fn bid_note() -> &'static str {
    word!(
        "If you have less by then, all you have is bid."
            | "Hast du dann weniger, wird alles \
             geboten."
    )
}

pub fn raven() -> &'static str {
    word!("Messenger Raven" | "Botenrabe")
}

pub fn keep_raven() -> &'static str {
    word!("keep all orders" | "alle Befehle behalten")
}

/// Short enough for the list of a phone.
pub fn look_raven(end: DeckEnd) -> &'static str {
    match end {
        DeckEnd::Top => {
            word!(
                "look at the wildling card, leave it on top"
                    | "Wildlingskarte ansehen, oben \
                 lassen"
            )
        }
        DeckEnd::Bottom => {
            word!(
                "look at the wildling card, put it at the bottom"
                    | "Wildlingskarte ansehen, \
                 nach unten legen"
            )
        }
    }
}

pub fn port() -> &'static str {
    word!("Ships in a port you take" | "Schiffe in einem Hafen, den du übernimmst")
}

pub fn port_use(it: PortUse) -> &'static str {
    match it {
        PortUse::Most => word!("replace as many as possible" | "so viele wie möglich ersetzen"),
        PortUse::None => word!("none" | "keine"),
    }
}
