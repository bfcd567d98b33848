//! What came of a bidding.

use super::bidding::thing;
use crate::games::westeros::{
    panels::Came,
    wording::{house_name, track},
};

pub fn fallen_title() -> &'static str {
    word!("Bids of this round" | "Gebote dieser Runde")
}

/// What came of a bidding, in a sentence.
pub fn came(came: Came) -> String {
    match came {
        Came::Nothing => {
            word!("The result is not decided yet." | "Das Ergebnis steht noch nicht fest.")
                .to_owned()
        }
        Came::Placed(on, ranking) => {
            let (name, token) = (track(on).0, thing(on));
            let holder = ranking.at(0).map_or("", house_name);
            say!("{name}: {holder} gets {token}." | "{name}: {holder} bekommt {token}.")
        }
        Came::Held(total) => say!(
            "With {total}, the Night's Watch holds the Wall."
                | "Die Nachtwache hält mit {total} die Mauer."
        ),
        Came::Lost(total) => say!(
            "With only {total}, the Night's Watch is overrun."
                | "Mit nur {total} wird die Nachtwache überrannt."
        ),
    }
}
