//! A unit and its action in one answer.

use super::{
    super::{state::BattleState, wording},
    acting::actions,
    confirm::go_on_at_question,
};
use crate::reactive::memo;
use battlefield::{
    chapter::turn,
    field::Thing,
    question::{Action, Prompt},
};
use leptos::prelude::*;

/// Offers the actions of the unit that is chosen, on the same card; one that is pressed begins, and so does what
/// is pressed on the table.
#[component]
pub fn ActionAhead(state: BattleState) -> impl IntoView {
    let offered = state.selects_ahead();
    let busy = state.board().busy;
    // Once the unit is on its way to the server its action is asked there.
    let who = memo(move |_| offered().filter(|_| !busy.get()));
    let button = move |who: Thing, (label, action): (String, Action)| {
        let press = move |_| {
            state.go_ahead_with(who, action.clone());
            go_on_at_question();
        };
        view! { <button type="button" class="button" on:click=press>{label}</button> }
    };
    move || {
        who.get().map(|who| view! {
            <p class="note">{word!(
                "Press an enemy on the table to attack it, or the ground to go there. Or choose its action:" |
                "Drück auf dem Tisch auf einen Feind, um ihn anzugreifen, oder auf den Boden, um dorthin zu gehen. Oder wähl die Aktion:"
            )}</p>
            <div class="battle-options battle-ahead" role="group" aria-label=word!("Its action" | "Ihre Aktion")>
                {possible(state, who).into_iter().map(|it| button(who, it)).collect_view()}
                <button type="button" class="button" aria-keyshortcuts="A" on:click=move |_| { state.go_ahead(); go_on_at_question(); }>
                    {word!("Choose its action as well" | "Auch gleich die Aktion wählen")}
                </button>
            </div>
        })
    }
}

/// Its actions once it is selected, each with the answer that it begins with.
fn possible(state: BattleState, who: Thing) -> Vec<(String, Action)> {
    let Some((id, _)) = state.asked.get_untracked() else {
        return Vec::new();
    };
    state.page.with_untracked(|page| {
        let view = turn::when_selected(&page.view, id, who);
        let all = actions(&view, &Prompt::Action { who }).into_iter();
        let named = all.filter_map(|it| {
            let label = wording::possible(&view.open, who.unit(), it.kind, it.weapon);
            Some((label, it.begins.ok()?))
        });
        named.collect()
    })
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
