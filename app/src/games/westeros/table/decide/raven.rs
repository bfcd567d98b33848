//! The uses of the Messenger Raven: one of three.

use super::press::Press;
use crate::games::westeros::{
    draft::{Draft, Step},
    focus,
    scene::Mark,
    table::{height::Height, state::PageState},
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Area, RavenUse};

/// The order that is swapped is chosen on the map, the rest here.
#[component]
pub fn RavenRows(state: PageState) -> impl IntoView {
    let answer = memo(move |_| match state.draft.get() {
        Draft::Raven(answer) => answer,
        _ => None,
    });
    let swaps = move || matches!(answer.get(), Some(RavenUse::Swap { .. }));
    let offered = memo(move |_| {
        state.scene.with(|it| {
            let mut marks = Area::ALL.into_iter().map(|area| it.areas[area].mark);
            marks.any(|it| matches!(it, Mark::Source | Mark::Chosen))
        })
    });
    let to_the_map = move |_| {
        // Over the whole of a small screen lies the question.
        if state.height.get_untracked() == Height::Full {
            state.height.set(Height::Half);
        }
        focus::enter_map();
    };
    view! {
        <p class="soft">
            {word!("Swap or look: one of them, not both." | "Tauschen oder ansehen: eins davon, nicht beides.")}
        </p>
        <ul class="offers" aria-label=word!("The Messenger Raven" | "Der Botenrabe")>
            <Show when=move || offered.get()>
                <li>
                    <button
                        type="button"
                        class="press"
                        class:chosen=swaps
                        aria-pressed=move || if swaps() { "true" } else { "false" }
                        on:click=to_the_map
                    >
                        <span class="press-name">{word!("Swap an order" | "Befehl tauschen")}</span>
                        " "
                        <span class="press-what">
                            {word!("Choose it on the map." | "Wähle ihn auf dem Spielplan.")}
                        </span>
                    </button>
                </li>
            </Show>
            <li>
                <Press
                    state
                    step=Step::Look
                    name=word!("Look at the wildling card" | "Wildlingskarte ansehen")
                    what=word!("Then leave it on top or bury it." | "Danach bleibt sie oben oder kommt nach unten.")
                    chosen=Signal::derive(move || answer.get() == Some(RavenUse::Look))
                />
            </li>
            <li>
                <Press
                    state
                    step=Step::KeepOrders
                    name=word!("Keep all orders" | "Alle Befehle behalten")
                    chosen=Signal::derive(move || answer.get() == Some(RavenUse::Pass))
                />
            </li>
        </ul>
    }
}
