//! The list of the lessons, with what the game is all about.

use super::basics::BASICS;
use crate::{
    games::{GameUi, westeros::BoardGame},
    learn::Contents,
};
use leptos::prelude::*;

/// The page at `/learn`.
#[component]
pub fn LearnPage() -> impl IntoView {
    let lead = word!(
        "Short lessons on a real board, in the order of a round: you make the moves. \
         No account needed."
            | "Kurze Lektionen auf dem echten Spielbrett, in der Reihenfolge einer Runde: \
               Du machst die Züge. Ohne Konto."
    );
    let more = view! {
        <li>
            <a href="/">{word!("A practice table" | "Ein Übungstisch")}</a>
            {word!(
                ": a whole game against the computer, with a tour of the first round." |
                ": eine ganze Partie gegen den Computer, mit einem Rundgang durch die \
                 erste Runde."
            )}
        </li>
        <li>
            <a href="/help">{word!("The rules" | "Die Regeln")}</a>
            {word!(": every chapter, to look things up." | ": alle Kapitel, zum \
                 Nachschlagen.")}
        </li>
    };
    view! { <Contents kind=BoardGame::KIND lead basics=&BASICS more=more.into_any() /> }
}
