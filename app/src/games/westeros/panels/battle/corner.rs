//! A battle in the corner of the map: for those who watch, and while the map is what matters.

use super::{
    ledger::Ledger,
    model::{Fighter, Scene},
    place::Place,
    signs::Swords,
};
use crate::games::westeros::{
    panels::house_class,
    wording::{self, battle as words},
};
use leptos::prelude::*;

/// The combat as it stands, and a way back to the moment for whoever may have one.
#[component]
pub fn Corner(now: Memo<Option<Scene>>, back: Memo<bool>, away: RwSignal<bool>) -> impl IntoView {
    let title = move || now.with(|it| it.as_ref().map(|it| words::title(it.area)));
    let next = move || now.with(|it| it.as_ref().map(|it| it.next.clone()));
    let side = move |at: usize| {
        let side = move || now.with(|it| it.as_ref().map(|it| it.sides[at].clone()));
        move || side().map(|it| view! { <Half it /> })
    };
    view! {
        <section class="fight-corner" aria-label=title>
            <h2>{title}</h2>
            <div class="corner-sides">
                {side(0)}
                <Swords />
                {side(1)}
            </div>
            <p class="corner-next" aria-live="polite">{next}</p>
            <details class="corner-count">
                <summary>{word!("Strength, line by line" | "Stärke, Zeile für Zeile")}</summary>
                <Ledger now />
            </details>
            <Show when=move || back.get()>
                <button type="button" class="primary" on:click=move |_| away.set(false)>
                    {word!("Back to the battle" | "Zurück zum Kampf")}
                </button>
            </Show>
        </section>
    }
}

/// House, strength and card of a side.
#[component]
fn Half(it: Fighter) -> impl IntoView {
    view! {
        <div
            class=["corner-half ", house_class(it.house)].concat()
            class:won=it.won == Some(true)
            class:beaten=it.won == Some(false)
        >
            <Place house=it.house card=it.card asked=false />
            <div>
                <strong>{wording::house_name(it.house)}</strong>
                <span class="corner-doing">{it.doing}</span>
                <span class="corner-sum">{it.total}</span>
            </div>
        </div>
    }
}
