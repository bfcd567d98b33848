//! The buttons that send a draft, and why it cannot be sent.

use super::super::{
    state::{BattleState, Lack},
    wording,
};
use leptos::prelude::*;

#[component]
pub fn Confirm(state: BattleState) -> impl IntoView {
    let refusal = state.board().refused(wording::refusal);
    let busy = state.board().busy;
    let off = move || busy.get() || state.ready.with(Result::is_err);
    let why = move || match state.ready.get() {
        Ok(_) | Err(Lack::NothingAsked) => None,
        Err(Lack::NothingChosen) => {
            Some(word!("Choose something first." | "Wähle zuerst etwas.").to_owned())
        }
        Err(Lack::Illegal(_)) => state.why_not(),
    };
    let chosen = move || {
        let action = state.action()?;
        state.asked_with(|view, prompt| wording::action(view, prompt, &action))
    };
    view! {
        <p class="battle-chosen" role="status">{chosen}</p>
        <p class="note" id="battle-why" role="status">{why}</p>
        {move || refusal.get().map(|it| view! { <p class="refusal" role="alert">{it}</p> })}
        <p class="actions battle-confirm">
            <button type="button" class="button primary" aria-describedby="battle-why" disabled=off on:click=move |_| state.confirm()>
                {word!("Confirm" | "Bestätigen")}
            </button>
            <button type="button" class="button" disabled=move || !state.can_undo() on:click=move |_| state.undo()>
                {word!("Undo step" | "Schritt zurück")}
            </button>
        </p>
    }
}
