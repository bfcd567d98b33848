//! A number: power tokens for a bid, ships for a port.

use crate::games::westeros::{
    draft::{Draft, Step},
    table::state::PageState,
    wording::court::{self, Goods},
};
use crate::reactive::memo;
use leptos::{
    prelude::*,
    web_sys::{Event, HtmlInputElement},
};
use westeros::Prompt;

/// Returns the most that there is to give.
pub fn most(state: PageState) -> Memo<u8> {
    memo(move |_| match state.prompt() {
        Some(Prompt::Bid { most, .. } | Prompt::TakePort { most, .. }) => most,
        _ => 0,
    })
}

/// Returns the number that the draft has come to.
pub fn now(state: PageState) -> Memo<u8> {
    memo(move |_| match state.draft.get() {
        Draft::Number(number) => number,
        _ => 0,
    })
}

/// From nothing to the most there is: a number between one less and one more.
#[component]
pub fn NumberPicker(state: PageState) -> impl IntoView {
    let (most, now) = (most(state), now(state));
    let goods = memo(move |_| match state.prompt() {
        Some(Prompt::TakePort { .. }) => Goods::Ships,
        _ => Goods::Power,
    });
    let set = move |number: u8| state.take(Step::Number(number.min(most.get_untracked())));
    // Followed while it is typed: nobody has left the field when they press the button. An empty field
    // is nothing, and more than there is becomes all there is.
    let follow = move |event: Event| {
        let number = event_target_value(&event).parse::<u32>().unwrap_or(0);
        set(number.min(u8::MAX.into()) as u8);
    };
    let left = move |event: Event| {
        // The number may be the one from before, which is not drawn again.
        let field: HtmlInputElement = event_target(&event);
        field.set_value(&now.get_untracked().to_string());
    };
    view! {
        <div class="number">
            <label for="number">{move || court::number_label(goods.get(), most.get())}</label>
            <span class="stepper">
                <button
                    type="button"
                    aria-label=word!("One less" | "Eins weniger")
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
                    on:input=follow
                    on:change=left
                />
                <button
                    type="button"
                    aria-label=word!("One more" | "Eins mehr")
                    disabled=move || now.get() == most.get()
                    on:click=move |_| set(now.get_untracked() + 1)
                >
                    "+"
                </button>
            </span>
            <span class="tally" aria-live="polite">
                {move || court::number_now(goods.get(), now.get(), most.get())}
            </span>
        </div>
    }
}
