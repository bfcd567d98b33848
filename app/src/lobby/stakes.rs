//! Whether a game counts for the ratings of those who play it.

use super::choice::{Choice, Options, code};
use crate::language::Words;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stakes {
    #[default]
    Friendly,
    Rated,
}

impl Stakes {
    /// In a word, for a list; nothing about what is usual.
    pub fn words(self) -> Option<&'static str> {
        match self {
            Self::Friendly => None,
            Self::Rated => Some(word!("rated" | "gewertet")),
        }
    }

    /// What it means, for those who think about sitting down.
    pub fn sentence(self) -> Option<&'static str> {
        match self {
            Self::Friendly => None,
            Self::Rated => Some(word!(
                "This game is rated: its result changes the ratings of everyone who started it. Leaving counts as a loss."
                    | "Diese Partie wird gewertet: Ihr Ergebnis ändert die Wertung aller, die sie begonnen haben. Wer geht, hat verloren."
            )),
        }
    }
}

const STAKES: Options = &[
    (
        "friendly",
        words!("Friendly" | "Ohne Wertung"),
        words!("No ratings change" | "Die Wertung bleibt, wie sie ist"),
    ),
    (
        "rated",
        words!("Rated" | "Gewertet"),
        words!(
            "People only, one seat each; not at always anonymous tables"
                | "Nur Menschen, jeder auf einem Platz; nicht an immer anonymen Tischen"
        ),
    ),
];

/// The part of the form that opens a table.
#[component]
pub fn StakesField(chosen: Stakes) -> impl IntoView {
    const LEGEND: Words = words!("Rating" | "Wertung");
    view! {
        <Choice legend=LEGEND.here() name="stakes" options=STAKES chosen=code(&chosen) />
    }
}

#[cfg(feature = "ssr")]
mod convert {
    use super::Stakes;
    use platform::tables;

    impl From<tables::Stakes> for Stakes {
        fn from(it: tables::Stakes) -> Self {
            match it {
                tables::Stakes::Friendly => Self::Friendly,
                tables::Stakes::Rated => Self::Rated,
            }
        }
    }

    impl From<Stakes> for tables::Stakes {
        fn from(it: Stakes) -> Self {
            match it {
                Stakes::Friendly => Self::Friendly,
                Stakes::Rated => Self::Rated,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stakes_are_sent_by_their_code() {
        let codes = STAKES.iter().map(|(code, ..)| format!("\"{code}\""));
        let read: Vec<Stakes> = codes.map(|it| serde_json::from_str(&it).unwrap()).collect();
        assert_eq!(read, [Stakes::Friendly, Stakes::Rated]);
    }
}
