//! How late those who only look on see a game.

use super::choice::{Choice, Options};
use crate::language::Words;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Delay {
    #[default]
    None,
    Round,
}

impl Delay {
    /// In a few words, for a list; nothing about what is usual.
    pub fn words(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Round => Some(word!("watched a round late" | "eine Runde später zu sehen")),
        }
    }

    /// What it means, for those who think about sitting down.
    pub fn sentence(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Round => Some(word!(
                "Those who do not play see the board, and hear the hall, as it was when the round began."
                    | "Wer nicht mitspielt, sieht das Brett und hört die Halle so, wie sie zu Beginn der Runde waren."
            )),
        }
    }
}

const DELAY: Options = &[
    (
        "none",
        words!("At once" | "Sofort"),
        words!("Onlookers see every answer" | "Wer zuschaut, sieht jede Antwort"),
    ),
    (
        "round",
        words!("A round late" | "Eine Runde später"),
        words!(
            "Onlookers see how the round began; everything is open at the end"
                | "Wer zuschaut, sieht, wie die Runde begann; am Ende ist alles offen"
        ),
    ),
];

/// The part of the form that opens a table.
#[component]
pub fn DelayField() -> impl IntoView {
    const LEGEND: Words = words!("What onlookers see" | "Was Zuschauende sehen");
    view! {
        <Choice legend=LEGEND.here() name="delay" options=DELAY chosen="none" />
    }
}

#[cfg(feature = "ssr")]
mod convert {
    use super::Delay;
    use platform::tables;

    impl From<tables::Delay> for Delay {
        fn from(it: tables::Delay) -> Self {
            match it {
                tables::Delay::None => Self::None,
                tables::Delay::Round => Self::Round,
            }
        }
    }

    impl From<Delay> for tables::Delay {
        fn from(it: Delay) -> Self {
            match it {
                Delay::None => Self::None,
                Delay::Round => Self::Round,
            }
        }
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
