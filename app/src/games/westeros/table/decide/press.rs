//! A button that stays pressed while its choice stands.

use crate::games::westeros::{
    draft::Step,
    table::{
        listed::{Listed, chosen_order},
        state::PageState,
    },
};
use leptos::prelude::*;

/// `name` is what it chooses, `what` is what that does.
#[component]
pub fn Press(
    state: PageState,
    step: Step,
    #[prop(into)] name: String,
    #[prop(optional, into)] what: String,
    #[prop(into)] chosen: Signal<bool>,
) -> impl IntoView {
    let what = (!what.is_empty()).then(|| view! { " " <span class="press-what">{what}</span> });
    let listed = use_context::<Listed>();
    let press = move |_| {
        state.take(step);
        if let Some((listed, area)) = listed.zip(chosen_order(step)) {
            listed.show(state, area);
        }
    };
    view! {
        <button
            type="button"
            class="press"
            class:chosen=chosen
            aria-pressed=move || if chosen.get() { "true" } else { "false" }
            on:click=press
        >
            <span class="press-name">{name}</span>
            {what}
        </button>
    }
}
