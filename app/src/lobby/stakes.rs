//! Whether a game counts for the ratings of those who play it.

use super::choice::{Choice, Options};
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
                "This game is rated: its end changes the ratings of those who began it. Whoever leaves has lost."
                    | "Diese Partie wird gewertet: Ihr Ende ändert die Wertung aller, die sie begonnen haben. Wer geht, hat verloren."
            )),
        }
    }
}

const STAKES: Options = &[
    (
        "friendly",
        words!("Friendly" | "Ohne Wertung"),
        words!("Nobody's rating changes" | "Die Wertung bleibt, wie sie ist"),
    ),
    (
        "rated",
        words!("Rated" | "Gewertet"),
        words!(
            "People only, each on one seat; not with names that never come out"
                | "Nur Menschen, jeder auf einem Platz; nicht, wenn die Namen nie gezeigt werden"
        ),
    ),
];

/// The part of the form that opens a table.
#[component]
pub fn StakesField() -> impl IntoView {
    const LEGEND: Words = words!("What it counts for" | "Wofür die Partie zählt");
    view! {
        <Choice legend=LEGEND.here() name="stakes" options=STAKES chosen="friendly" />
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
