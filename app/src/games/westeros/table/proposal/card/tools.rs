//! A plan on the map, and one's own part of it in the draft.

use super::super::{
    own::{orders_of, taken},
    traces::{Meaning, traced},
};
use crate::games::westeros::{
    draft::{Copied, Draft, Step},
    table::{state::PageState, traced::Tracing},
    wording::{self, proposal as words},
};
use crate::reactive::memo;
use leptos::{children::ViewFn, prelude::*};
use tabletop::DecisionId;
use westeros::{House, Orders, Plan, Prompt};

#[component]
pub fn ShowOnMap(
    state: PageState,
    tracing: Tracing,
    id: String,
    plan: StoredValue<Plan>,
    author: Option<House>,
) -> impl IntoView {
    let shown = id.clone();
    let on = memo(move |_| {
        tracing
            .traced
            .with(|it| it.as_ref().is_some_and(|it| it.id == shown))
    });
    let toggle = move |_| {
        if on.get_untracked() {
            tracing.traced.set(None);
            return;
        }
        let (view, drawn) = (state.view.get_untracked(), plan.get_value());
        let round = drawn.round;
        // It outlives this card: another channel may be opened meanwhile.
        let drawn = ArcRwSignal::new(drawn);
        let legend = ViewFn::from({
            let drawn = drawn.clone();
            move || {
                let plan = Signal::from(drawn.clone());
                view! {
                    <section class="plan-legend" aria-label=word!("Plan on the map" | "Plan auf dem Spielplan")>
                        <strong>{words::title(author, round)}</strong>
                        <Meaning plan />
                        <button type="button" on:click=move |_| tracing.traced.set(None)>
                            {word!("Hide the plan" | "Plan ausblenden")}
                        </button>
                    </section>
                }
            }
        });
        tracing
            .traced
            .set(Some(traced(id.clone(), (view, drawn), legend)));
        state.to_the_map();
    };
    view! {
        <button
            type="button"
            class="plain"
            aria-pressed=move || if on.get() { "true" } else { "false" }
            on:click=toggle
        >
            {word!("Show on the map" | "Auf dem Spielplan zeigen")}
        </button>
    }
}

/// Lays one's own orders of the plan into the draft, which can be undone like every step of it.
#[component]
pub fn CopyPart(state: PageState, plan: StoredValue<Plan>) -> impl IntoView {
    let wanted = memo(move |_| {
        let me = state.view.with(|view| view.me)?;
        let wanted = plan.with_value(|plan| orders_of(plan, me));
        (wanted != Orders::NONE).then_some(wanted)
    });
    let round = plan.with_value(|it| it.round);
    // What is said of one question's copy is not said of the next one's.
    let outcome = RwSignal::new(None::<(DecisionId, Copied)>);
    let laying = memo(move |_| {
        let now = state.view.with(|view| view.round) == round;
        now && matches!(state.prompt(), Some(Prompt::PlaceOrders { .. }))
    });
    let copy = move |_| {
        let (Some((id, prompt)), Some(wanted)) =
            (state.open.get_untracked(), wanted.get_untracked())
        else {
            return;
        };
        let it = taken(&prompt, state.draft.get_untracked().orders(), &wanted);
        state.take(Step::PlaceAll(it.orders));
        outcome.set(Some((id, it)));
    };
    let note = move || {
        let (id, _) = state.open.get()?;
        let begun = matches!(state.draft.get(), Draft::Orders(it) if it != Orders::NONE);
        outcome.with(|outcome| {
            let (of, it) = outcome.as_ref()?;
            (*of == id && begun).then(|| wording::copied(it))
        })
    };
    view! {
        <Show when=move || wanted.get().is_some() && laying.get()>
            <button type="button" class="plain" on:click=copy>
                {word!("Copy my part into my draft" | "Meinen Teil in den Entwurf übernehmen")}
            </button>
        </Show>
        <p class="note" role="status">{note}</p>
    }
}
