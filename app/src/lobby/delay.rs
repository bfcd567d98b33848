//! The delay with which those who only look on see a game.

use super::choice::{Choice, InWords, Options, code};
use crate::language::Words;
use leptos::prelude::*;
pub use model::Delay;

impl InWords for Delay {
    fn words(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Round => Some(word!(
                "spectators one round behind" | "Zuschauer eine Runde später"
            )),
        }
    }

    fn sentence(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Round => Some(word!(
                "Spectators see the board and the hall as they were when the round began."
                    | "Zuschauer sehen Brett und Halle so, wie sie zu Beginn der Runde waren."
            )),
        }
    }
}

const DELAY: Options = &[
    (
        "none",
        words!("Right away" | "Sofort"),
        words!("Spectators see every answer" | "Zuschauer sehen jede Antwort"),
    ),
    (
        "round",
        words!("One round behind" | "Eine Runde später"),
        words!(
            "Spectators see the start of the round; at the end, everything is open"
                | "Zuschauer sehen den Beginn der Runde; am Ende ist alles offen"
        ),
    ),
];

/// The part of the form that opens a table.
#[component]
pub fn DelayField(chosen: Delay) -> impl IntoView {
    const LEGEND: Words = words!("What spectators see" | "Was Zuschauer sehen");
    view! {
        <Choice legend=LEGEND.here() name="delay" options=DELAY chosen=code(&chosen) />
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_delay_is_sent_by_its_code() {
        let codes = DELAY.iter().map(|(code, ..)| format!("\"{code}\""));
        let read: Vec<Delay> = codes.map(|it| serde_json::from_str(&it).unwrap()).collect();
        assert_eq!(read, [Delay::None, Delay::Round]);
    }
}
