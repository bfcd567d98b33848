//! A number: power tokens for a bid, ships for a port.

use crate::games::westeros::{
    draft::{Draft, Step},
    table::desk::Desk,
};
use leptos::prelude::*;
use westeros::Prompt;

/// From nothing to the most there is.
#[component]
pub fn NumberPicker(desk: Desk) -> impl IntoView {
    let most = Memo::new(move |_| match desk.prompt() {
        Some(Prompt::Bid { most, .. } | Prompt::TakePort { most, .. }) => most,
        _ => 0,
    });
    let label = Memo::new(move |_| match desk.prompt() {
        Some(Prompt::TakePort { .. }) => "Ships",
        _ => "Power tokens",
    });
    let now = Memo::new(move |_| match desk.draft.get() {
        Draft::Number(number) => number,
        _ => 0,
    });
    let set = move |number: u8| desk.take(Step::Number(number.min(most.get_untracked())));
    view! {
        <div class="number">
            <label for="number">{label} " (you have " {most} ")"</label>
            <span class="stepper">
                <button
                    type="button"
                    aria-label="One less"
                    disabled=move || now.get() == 0
                    on:click=move |_| set(now.get_untracked().saturating_sub(1))
                >
                    "−"
                </button>
                <input
                    id="number"
                    type="number"
                    inputmode="numeric"
                    min="0"
                    max=move || most.get().to_string()
                    prop:value=move || now.get().to_string()
                    value=now.get_untracked().to_string()
                    on:change=move |event| set(event_target_value(&event).parse().unwrap_or(0))
                />
                <button
                    type="button"
                    aria-label="One more"
                    disabled=move || now.get() == most.get()
                    on:click=move |_| set(now.get_untracked() + 1)
                >
                    "+"
                </button>
            </span>
        </div>
    }
}
