//! The choice whether a game counts for the ratings of those who play it.

use super::choice::{Choice, InWords, Options, code};
use crate::language::Words;
use leptos::prelude::*;
pub use model::Stakes;

impl InWords for Stakes {
    fn words(self) -> Option<&'static str> {
        match self {
            Self::Friendly => None,
            Self::Rated => Some(word!("rated" | "gewertet")),
        }
    }

    fn sentence(self) -> Option<&'static str> {
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
            "People only, one seat each; at the end all names can be seen"
                | "Ohne Computer, ein Platz für jeden; am Ende sind alle Namen zu sehen"
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
