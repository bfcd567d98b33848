//! Above the buttons: the starred orders that are left, and what keeps a plan from being sealed.

use super::super::state::PageState;
use crate::games::westeros::{
    draft::{Draft, Reason, stars_left, warnings},
    wording,
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Illegal, Prompt, RavenUse};

/// The stars that are left, and what a draft still lacks, in one line.
#[component]
pub fn Missing(state: PageState) -> impl IntoView {
    let stars = memo(move |_| {
        let prompt = state.prompt()?;
        let draft = state.draft.get();
        // The Raven counts stars only for another order.
        let swaps = state.picked.get().is_some()
            || matches!(draft, Draft::Raven(Some(RavenUse::Swap { .. })));
        if matches!(draft, Draft::Raven(_)) && !swaps {
            return None;
        }
        state.view.with(|view| {
            let (left, all) = stars_left(view, &prompt, &draft)?;
            // Once every order lies, what could be starred yet is told in the same place.
            let blamed = warnings(view, &prompt, &draft.orders());
            let advice = blamed.into_iter().find(|it| it.area().is_none());
            Some((left, all, advice.map(wording::warning)))
        })
    });
    let missing = memo(move |_| {
        // While the tokens of an area are offered, another area's want would only confuse.
        let Draft::Orders(orders) = state.draft.get() else {
            return None;
        };
        let why = state.ready.get().err();
        match (
            why.filter(|_| state.picked.get().is_none())?,
            state.prompt(),
        ) {
            (
                Reason::Illegal(Illegal::OrderMissing(_)),
                Some(Prompt::PlaceOrders { areas, cover, .. }),
            ) => {
                let placed = orders.areas().intersection(areas).len() as u8;
                Some(wording::lacking(cover.saturating_sub(placed)))
            }
            (why, _) => Some(wording::reason(why)),
        }
    });
    let forbidden = memo(move |_| {
        let planning = matches!(state.prompt(), Some(Prompt::PlaceOrders { .. }));
        let words = state.view.with(|view| wording::forbidden(view.allowed));
        (planning && !words.is_empty()).then_some(words)
    });
    view! {
        {move || {
            let it = forbidden.get()?;
            Some(view! {
                <p class="bar-forbidden">
                    {say!("Forbidden this round: {it}." | "In dieser Runde verboten: {it}.")}
                </p>
            })
        }}
        {move || stars.get().map(starred)}
        {move || missing.get().map(|it| view! { <p class="bar-missing">{it}</p> })}
    }
}

/// A star for each starred order, those that are laid empty, and in words how many are left.
fn starred((left, all, advice): (u8, u8, Option<String>)) -> impl IntoView {
    let none = word!("No starred orders this round" | "Keine Befehle mit Stern in dieser Runde");
    let stars = ["★".repeat(left.into()), "☆".repeat((all - left).into())].concat();
    let words = match (all, advice) {
        (0, _) => none.to_owned(),
        (_, Some(advice)) => advice,
        _ => {
            say!("{left} of {all} starred orders left" | "{left} von {all} Befehlen mit Stern frei")
        }
    };
    view! { <p class="bar-stars"><span class="bar-starred" aria-hidden="true">{stars}</span>" "{words}</p> }
}
