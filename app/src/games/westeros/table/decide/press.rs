//! A button that stays pressed while its choice stands.

use crate::games::westeros::{
    draft::Step,
    map::OrderFace,
    panels::HouseToken,
    table::{
        listed::{Listed, chosen_order},
        state::PageState,
    },
};
use leptos::prelude::*;
use westeros::{House, OrderToken};

/// `name` is what it chooses, `what` is what that does, `token` the order that does it, and `houses` are those
/// that it is done to.
#[component]
pub fn Press(
    state: PageState,
    step: Step,
    #[prop(into)] name: String,
    #[prop(optional, into)] what: String,
    #[prop(into)] chosen: Signal<bool>,
    #[prop(optional_no_strip)] token: Option<OrderToken>,
    #[prop(optional)] houses: Vec<House>,
) -> impl IntoView {
    let what = (!what.is_empty()).then(|| view! { " " <span class="press-what">{what}</span> });
    let signed = token.is_some();
    let sign = token.map(|token| {
        view! {
            <svg class="press-sign" viewBox="-22 -22 44 44" aria-hidden="true">
                <OrderFace token />
            </svg>
        }
    });
    // Their names are among the words.
    let houses = signed.then(|| {
        let tokens = houses
            .into_iter()
            .map(|house| view! { <HouseToken house /> });
        view! { <span class="press-houses" aria-hidden="true">{tokens.collect_view()}</span> }
    });
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
            class:signed=signed
            aria-pressed=move || if chosen.get() { "true" } else { "false" }
            on:click=press
        >
            {sign}
            <span class="press-name">{name}</span>
            {what}
            {houses}
        </button>
    }
}
