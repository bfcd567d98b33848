//! The lobby where nothing waits for the visitor or for players: the ways on.

use super::newcomer::what_follows;
use crate::account::Doorway;
use leptos::prelude::*;

/// The ways on, each with what one may expect.
#[component]
pub fn Welcome(
    /// True for somebody whose tables would stand here.
    known: bool,
) -> impl IntoView {
    let title = Signal::stored(word!("Tables" | "Tische"));
    let lead = word!(
        "No table is waiting for players right now. Open the first one, or play at once against the computer."
            | "Gerade wartet kein Tisch auf Mitspieler. Eröffne den ersten, oder spiel gleich gegen den Computer."
    );
    let lead = Signal::stored(lead.to_owned());
    view! {
        <Doorway title lead points=what_follows()>
            <ul class="card ways">
                <li>
                    <a class="way primary" href="/lobby/new">
                        <Plus />
                        <span>
                            <strong>{word!("Open a table" | "Tisch eröffnen")}</strong>
                            <span>{word!("Your friends need only a name." | "Deine Freunde brauchen nur einen Namen.")}</span>
                        </span>
                    </a>
                </li>
                <li>
                    <a class="way" href="/">
                        <Pawn />
                        <span>
                            <strong>{word!("Play the computer" | "Gegen den Computer")}</strong>
                            <span>{word!("Begins at once, without an account." | "Beginnt sofort, ohne Konto.")}</span>
                        </span>
                    </a>
                </li>
                <li>
                    <a class="way" href="/learn">
                        <svg class="stroke" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true"><path d="M12 7q-4-3-9-2v13q5-1 9 2q4-3 9-2V5q-5-1-9 2v13" /></svg>
                        <span>
                            <strong>{word!("Learn to play" | "Spielen lernen")}</strong>
                            <span>{word!("Lessons of a few minutes." | "Kurze Lektionen, je ein paar Minuten.")}</span>
                        </span>
                    </a>
                </li>
            </ul>
            {(!known).then(|| view! { <p><SignInFor /></p> })}
        </Doorway>
    }
}

/// The way to one's own tables for somebody who is signed out.
#[component]
pub fn SignInFor() -> impl IntoView {
    view! {
        <a href="/sign-in">{word!("Sign in" | "Melde dich an")}</a>
        {word!(" to see your tables here." | ", um deine Tische hier zu sehen.")}
    }
}

/// The two ways on beside the heading of the lists.
#[component]
pub fn Ways() -> impl IntoView {
    view! {
        <p class="actions">
            <a class="button" href="/"><Pawn /> {word!("Play the computer" | "Gegen den Computer")}</a>
            <a class="button primary" href="/lobby/new"><Plus /> {word!("Open a table" | "Tisch eröffnen")}</a>
        </p>
    }
}

#[component]
fn Plus() -> impl IntoView {
    view! { <svg class="stroke" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M12 5v14M5 12h14" /></svg> }
}

#[component]
fn Pawn() -> impl IntoView {
    view! {
        <svg class="stroke" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M8 20h8M9 20q1-5 0-9h6q-1 4 0 9M9 8a3 3 0 1 1 6 0" /></svg>
    }
}
