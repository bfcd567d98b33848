//! Castles that have changed hands: a line each, at the upper edge of the map.

use crate::reactive::{effect, memo};
use crate::{
    browser::after,
    games::westeros::{
        highlights::Queue,
        panels::{HouseToken, house_class},
        wording::highlights as words,
    },
};
use leptos::prelude::*;
use std::time::Duration;
use westeros::{AreaSet, replay::Conquest};

/// How long they stay.
const STAY: Duration = Duration::from_secs(20);

#[component]
pub fn Banners(queue: Queue, hidden: Memo<bool>, on_place: Callback<AreaSet>) -> impl IntoView {
    let all = memo(move |_| {
        if hidden.get() {
            return Vec::new();
        }
        queue.conquests.get()
    });
    // Who was not there to read them finds them in what happened meanwhile.
    effect(move |_| {
        if all.with(|it| !it.is_empty()) {
            after(STAY, move || queue.conquests.set(Vec::new()));
        }
    });
    view! {
        <Show when=move || all.with(|it| !it.is_empty())>
            <section class="banners" aria-label=word!("Castles taken" | "Eroberte Burgen")>
                <div role="status">
                    <ul>
                        <For each=move || all.get() key=|it| (it.entry, it.area) let:it>
                            <Banner it on_place />
                        </For>
                    </ul>
                </div>
                <button
                    type="button"
                    class="plain banners-close"
                    aria-label=word!("Close" | "Schließen")
                    title=word!("Close" | "Schließen")
                    on:click=move |_| queue.conquests.set(Vec::new())
                >
                    "×"
                </button>
            </section>
        </Show>
    }
}

#[component]
fn Banner(it: Conquest, on_place: Callback<AreaSet>) -> impl IntoView {
    let winner = it.winner.map(|house| view! { <HouseToken house /> });
    let class = it.winner.map_or("banner", house_class);
    view! {
        <li class=format!("banner {class}")>
            {winner}
            <button
                type="button"
                class="plain"
                title=word!("Show on the map" | "Auf der Karte zeigen")
                on:click=move |_| on_place.run(AreaSet::of(&[it.area]))
            >
                <strong>{words::taken(&it)}</strong>
                " "
                <span>{words::held(it.held)}</span>
            </button>
        </li>
    }
}
