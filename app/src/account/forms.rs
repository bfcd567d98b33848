//! The parts that the account forms share.

use crate::{Error, Field};
use leptos::prelude::*;

/// A labelled input with its hint and, after a refusal, what is wrong with it.
#[component]
pub fn Labelled(
    field: Field,
    #[prop(into)] label: &'static str,
    #[prop(into)] name: &'static str,
    #[prop(default = "text")] kind: &'static str,
    #[prop(into)] autocomplete: &'static str,
    #[prop(optional)] hint: &'static str,
    #[prop(default = true)] required: bool,
    error: Signal<Option<Error>>,
) -> impl IntoView {
    let message = move || match error.get() {
        Some(Error::Field {
            field: wrong,
            reason,
        }) if wrong == field => Some(reason.words()),
        _ => None,
    };
    let note = format!("{name}-note");
    view! {
        <div class="field">
            <label for=name>{label}</label>
            <input
                id=name
                name=name
                type=kind
                autocomplete=autocomplete
                required=required
                aria-describedby=note.clone()
                aria-invalid=move || message().map(|_| "true")
            />
            <p class="note" id=note role=move || message().map(|_| "alert") class:wrong=move || message().is_some()>
                {move || message().unwrap_or(hint)}
            </p>
        </div>
    }
}

/// A refusal that belongs to no single field.
#[component]
pub fn Refusal(error: Signal<Option<Error>>) -> impl IntoView {
    move || match error.get() {
        None | Some(Error::Field { .. }) => None,
        Some(error) => Some(view! { <p class="refusal" role="alert">{error.to_string()}</p> }),
    }
}
