//! The armies before and after a march, against what supply feeds.

use crate::games::westeros::{draft::Marching, table::state::PageState, wording};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{
    View,
    march::armies_after,
    supply::{Armies, LIMITS},
};

/// The sizes of the armies as they are and as they become.
#[derive(Clone, Debug, PartialEq)]
struct Fed {
    before: Vec<(u8, bool)>,
    after: Vec<(u8, bool)>,
    limit: &'static [u8],
}

impl Fed {
    fn of(view: &View, it: &Marching) -> Option<Self> {
        let me = view.me.filter(|_| !it.going.moves().is_empty())?;
        let supply = view.supply[me];
        let after = armies_after(view, me, &it.march());
        Some(Self {
            before: Armies::of(view, me).sizes(supply).collect(),
            after: after.sizes(supply).collect(),
            limit: LIMITS[usize::from(supply.min(6))],
        })
    }
}

/// "Supply 3 2 2: armies 3 2, then 2 2 2", with those marked that are too large or too many; in a word where
/// supply feeds them all.
#[component]
pub fn SupplyLine(state: PageState, marching: Memo<Marching>) -> impl IntoView {
    let fed = memo(move |_| state.view.with(|view| Fed::of(view, &marching.get())));
    move || {
        fed.get().map(|it| {
            if it.after.iter().all(|(_, fed)| *fed) {
                let within = word!("Within your supply." | "Dein Vorrat reicht dafür.");
                return view! { <p class="march-supply" aria-live="polite">{within}</p> }.into_any();
            }
            let limit: Vec<(u8, bool)> = it.limit.iter().map(|&size| (size, true)).collect();
            let changed = it.before != it.after;
            let spoken = wording::supply_change(&it.before, &it.after, it.limit);
            view! {
                <p class="march-supply" aria-live="polite">
                    <span class="unseen">{spoken}</span>
                    <span aria-hidden="true">
                        {word!("Armies that supply allows: " | "Erlaubte Armeen: ")} {sizes(&limit)}
                    </span>
                    <span aria-hidden="true">
                        {word!("Your armies: " | "Deine Armeen: ")} {sizes(&it.before)}
                        {changed.then(|| view! { {word!(", then " | ", danach ")} {sizes(&it.after)} })}
                    </span>
                    <span class="march-over" aria-hidden="true">
                        {word!("too many or too large" | "zu viele oder zu groß")}
                    </span>
                </p>
            }
            .into_any()
        })
    }
}

fn sizes(all: &[(u8, bool)]) -> impl IntoView + use<> {
    let none = all.is_empty().then(|| word!("none" | "keine"));
    let all = all
        .iter()
        .map(|&(size, fed)| {
            // Five stands for five and more.
            let size = if size >= 5 {
                "5+".to_owned()
            } else {
                size.to_string()
            };
            view! { <b class:over=!fed>{size}</b> }
        })
        .collect_view();
    view! { <span class="march-sizes">{none} {all}</span> }
}
