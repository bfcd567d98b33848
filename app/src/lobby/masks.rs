//! The choice whether the people at a table know who the others are.

use super::choice::{Choice, InWords, Options, code};
use crate::language::Words;
use leptos::prelude::*;
pub use model::Masks;

impl InWords for Masks {
    fn words(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::UntilEnd => Some(word!("anonymous until the end" | "anonym bis zum Ende")),
            Self::ForEver => Some(word!("always anonymous" | "immer anonym")),
        }
    }

    fn sentence(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::UntilEnd => Some(word!(
                "Nobody learns who sits where until the game is over. Don't give it away in your messages."
                    | "Wer wo sitzt, erfährt niemand, bis die Partie vorbei ist. Verrate es auch nicht im Gespräch."
            )),
            Self::ForEver => Some(word!(
                "Nobody ever learns who sat where. Don't give it away in your messages."
                    | "Wer wo gesessen hat, erfährt niemand, auch nach dem Ende nicht. Verrate es auch nicht im Gespräch."
            )),
        }
    }
}

const MASKS: Options = &[
    (
        "none",
        words!("Names shown" | "Mit Namen"),
        words!("Everyone sees who plays" | "Alle sehen, wer mitspielt"),
    ),
    (
        "until_end",
        words!("Anonymous" | "Anonym"),
        words!("No names until the end" | "Keine Namen bis zum Ende"),
    ),
    (
        "for_ever",
        words!("Always anonymous" | "Immer anonym"),
        words!("Names are never shown" | "Die Namen werden nie gezeigt"),
    ),
];

/// The part of the form that opens a table.
#[component]
pub fn MasksField(chosen: Masks) -> impl IntoView {
    const LEGEND: Words = words!("Player names" | "Namen der Spieler");
    view! {
        <Choice legend=LEGEND.here() name="masks" options=MASKS chosen=code(&chosen) />
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_are_sent_by_their_code() {
        let codes = MASKS.iter().map(|(code, ..)| format!("\"{code}\""));
        let read: Vec<Masks> = codes.map(|it| serde_json::from_str(&it).unwrap()).collect();
        assert_eq!(read, [Masks::None, Masks::UntilEnd, Masks::ForEver]);
    }
}
