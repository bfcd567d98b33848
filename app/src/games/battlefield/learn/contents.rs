//! The list of the lessons, with what the game is all about.

use super::basics::BASICS;
use crate::{
    games::{GameUi, battlefield::Miniatures},
    learn::Contents,
};
use leptos::prelude::*;

/// The page at `/learn`.
#[component]
pub fn LearnPage() -> impl IntoView {
    let lead = word!(
        "Short lessons at the real table: you make the moves, and the dice are the same for \
         everybody. No account needed."
            | "Kurze Lektionen am echten Tisch: Du machst die Züge, und die Würfel fallen für alle \
               gleich. Ohne Konto."
    );
    let more = view! {
        <li>
            <a href="/games/battlefield/skirmish">{word!("A skirmish" | "Ein Gefecht")}</a>
            {word!(
                ": a small battle against the computer, with a ready-made army." |
                ": eine kleine Schlacht gegen den Computer, mit einer fertigen Armee."
            )}
        </li>
        <li>
            <a href="/help?game=battlefield">{word!("Rules and units" | "Regeln und Einheiten")}</a>
            {word!(
                ": what everything on the table can do, to look things up." |
                ": was alles auf dem Tisch kann, zum Nachschlagen."
            )}
        </li>
    };
    view! { <Contents kind=Miniatures::KIND lead basics=&BASICS more=more.into_any() /> }
}
