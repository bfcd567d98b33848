//! A button that stays pressed while its choice stands.

use crate::games::westeros::{draft::Step, table::desk::Desk};
use leptos::prelude::*;

/// `name` is what it chooses, `what` is what that does.
#[component]
pub fn Press(
    desk: Desk,
    step: Step,
    #[prop(into)] name: String,
    #[prop(optional, into)] what: String,
    #[prop(into)] chosen: Signal<bool>,
) -> impl IntoView {
    let what = (!what.is_empty()).then(|| view! { " " <span class="press-what">{what}</span> });
    view! {
        <button
            type="button"
            class="press"
            class:chosen=chosen
            aria-pressed=move || if chosen.get() { "true" } else { "false" }
            on:click=move |_| desk.take(step)
        >
            <span class="press-name">{name}</span>
            {what}
        </button>
    }
}
