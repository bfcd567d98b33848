//! A unit and its action in one answer.

use super::{super::state::BattleState, confirm::go_on_at_question};
use crate::reactive::memo;
use leptos::prelude::*;

/// Offers to choose the action of the unit as well.
#[component]
pub fn ActionAhead(state: BattleState) -> impl IntoView {
    let offered = state.selects_ahead();
    let is_offered = memo(move |_| offered().is_some());
    move || {
        is_offered.get().then(|| view! {
            <p class="actions">
                <button type="button" class="button" aria-keyshortcuts="A" on:click=move |_| { state.go_ahead(); go_on_at_question(); }>
                    {word!("Choose its action as well" | "Auch gleich die Aktion wählen")}
                </button>
            </p>
        })
    }
}

/// Why an action was not given in advance; shown whether or not a question is open.
#[component]
pub fn AheadRefused(state: BattleState) -> impl IntoView {
    let refused = state.ahead().refused;
    move || {
        let why = refused.get()?;
        Some(view! { <p class="refusal" role="alert">{why.to_string()}</p> })
    }
}

/// Says what becomes of an action that is being chosen before its unit is selected.
#[component]
pub fn AheadNote(state: BattleState) -> impl IntoView {
    let ahead = state.ahead();
    move || {
        ahead.is_open().then(|| view! {
            <p class="note">{word!(
                "Nothing has been sent yet. With “Confirm” it activates and does this. If anyone does something first, you're asked again. “Undo step” takes you back." |
                "Noch ist nichts gesendet. Mit „Bestätigen“ wird die Einheit aktiviert und führt dies aus. Kommt dir jemand zuvor, wirst du wieder gefragt. Mit „Schritt zurück“ kommst du zurück."
            )}</p>
        })
    }
}
