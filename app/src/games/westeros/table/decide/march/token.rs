//! The choice whether a power token stays behind, and what goes without one.

use crate::games::westeros::{
    draft::{Marching, may_leave_token},
    table::state::PageState,
    wording,
};
use crate::reactive::{effect, memo};
use leptos::prelude::*;
use westeros::march::{lost_without_token, why_no_token};

/// The choice beside Confirm to leave a token behind, and a warning where going without one costs something.
#[component]
pub fn Token(state: PageState, marching: Memo<Marching>) -> impl IntoView {
    let leaves = memo(move |_| marching.get().going.leaves_token());
    let may = memo(move |_| {
        let it = marching.get();
        let possible = state.prompt().is_some_and(|prompt| {
            state
                .view
                .with(|view| may_leave_token(view, &prompt, it.from, &it.going))
        });
        let barred = state.view.with(|view| {
            let me = view.me?;
            why_no_token(view, me, it.from, &it.going.moves())
        });
        // A march that supply does not feed may still say what it leaves behind.
        possible || leaves.get() || (barred.is_none() && !it.going.moves().is_empty())
    });
    let lost = memo(move |_| {
        state.view.with(|view| {
            let march = marching.get().march();
            lost_without_token(view, view.me?, &march)
        })
    });
    // Beside Confirm: on a phone the end of a list is out of sight when that is pressed.
    effect(move |_| {
        let gone = lost.get().filter(|_| !leaves.get());
        let words = gone.map(|it| {
            let words = wording::lost(&it);
            if may.get() {
                return words;
            }
            let none = word!(
                "You have no power token to leave here."
                    | "Du hast keinen Machtmarker, den du hierlassen könntest."
            );
            [&words, " ", none].concat()
        });
        state.warning.set(words);
    });
    // So is the choice.
    effect(move |_| {
        let price = may.get().then(|| {
            let power = state
                .view
                .with(|view| view.me.map_or(0, |me| view.power[me]));
            let building = lost.with(|it| it.as_ref().and_then(|it| it.building));
            wording::leave_token(power, building)
        });
        state.token.set(price);
    });
    on_cleanup(move || {
        state.warning.try_set(None);
        state.token.try_set(None);
    });
    // Nothing is asked where the land stays by itself, so that is said.
    move || {
        let it = marching.get();
        let why = state
            .view
            .with(|view| why_no_token(view, view.me?, it.from, &it.going.moves()));
        wording::stays_by_itself(it.from, why?)
            .map(|words| view! { <p class="march-lost kept">{words}</p> })
    }
}
