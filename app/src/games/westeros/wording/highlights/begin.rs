//! The button that leads from a moment to what it asks.

use super::super::track;
use westeros::{Auction, Prompt};

/// Returns the words that lead to a question: what there is to be done, not that something is.
pub fn begin(prompt: Option<&Prompt>) -> String {
    let Some(prompt) = prompt else {
        return go_on().to_owned();
    };
    let words = match *prompt {
        Prompt::Bid { on, .. } => return bid(on),
        Prompt::PlaceOrders { .. } => word!("Place your orders" | "Befehle legen"),
        Prompt::Reconcile => word!("Shrink your armies" | "Armeen verkleinern"),
        Prompt::Muster { .. } => word!("Muster" | "Rekrutieren"),
        Prompt::ThroneOfBlades | Prompt::DarkWings => {
            word!("Choose what happens" | "Wählen, was geschieht")
        }
        Prompt::PutToTheSword => {
            word!("Choose what is forbidden" | "Wählen, was verboten ist")
        }
        Prompt::OrderTied { .. } => word!("Decide the ties" | "Gleichstände entscheiden"),
        Prompt::NameBidder { .. } => word!("Choose the house" | "Haus bestimmen"),
        Prompt::KingTrackDown | Prompt::KingTrackUp | Prompt::PreemptiveTrack { .. } => {
            word!("Choose the track" | "Leiste wählen")
        }
        Prompt::CrowsDown { .. } => word!("Choose the knights" | "Ritter wählen"),
        Prompt::CrowsUp { .. } => word!("Choose the footmen" | "Fußsoldaten wählen"),
        Prompt::DestroyUnits { .. } => word!("Choose the losses" | "Verluste wählen"),
        Prompt::TakeCardBack | Prompt::DiscardCard => word!("Choose the card" | "Karte wählen"),
        Prompt::PreemptiveRaid => word!("Choose the price" | "Preis wählen"),
        _ => go_on(),
    };
    words.to_owned()
}

fn bid(on: Auction) -> String {
    match on {
        Auction::Track(on) => {
            let name = track(on).0;
            say!("Bid for the {name}" | "Auf die Leiste {name} bieten")
        }
        Auction::Wildlings(_) => {
            word!("Bid against the wildlings" | "Gegen die Wildlinge bieten").to_owned()
        }
    }
}

fn go_on() -> &'static str {
    word!("Go on" | "Weiter")
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::Track;

    #[test]
    fn the_button_names_what_is_to_be_done() {
        let on = Auction::Track(Track::IronThrone);
        let bid = Prompt::Bid { on, most: 6 };
        assert_eq!(begin(Some(&bid)), "Bid for the Iron Throne");
        assert_eq!(begin(None), "Go on");
        assert_eq!(begin(Some(&Prompt::TakeBackOrders)), "Go on");
    }
}
