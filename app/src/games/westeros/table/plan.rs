//! The whole plan at a glance: every area with its order, and what the plan may be blamed for.

use super::{autosave::SaveStatus, state::PageState};
use crate::games::westeros::{
    draft::{Copied, Draft, Step, Warning, copied, last_plan, warnings},
    map::OrderFace,
    wording,
};
use crate::reactive::memo;
use leptos::prelude::*;
use tabletop::DecisionId;
use westeros::{Area, AreaSet, Orders, Prompt};

/// The plan while orders are being placed; nothing otherwise.
#[component]
pub fn PlanNow(state: PageState) -> impl IntoView {
    let areas = memo(move |_| match state.prompt() {
        Some(Prompt::PlaceOrders { areas, .. }) => Some(areas),
        _ => None,
    });
    move || areas.get().map(|areas| view! { <PlanRows state areas /> })
}

#[component]
fn PlanRows(state: PageState, areas: AreaSet) -> impl IntoView {
    let orders = memo(move |_| state.draft.get().orders());
    let blamed = memo(move |_| {
        let Some(prompt) = state.prompt() else {
            return Vec::new();
        };
        let orders = orders.get();
        state.view.with(|view| warnings(view, &prompt, &orders))
    });
    let next = memo(move |_| {
        let open = || areas.iter().find(|&it| orders.get().get(it).is_none());
        let lacks = state.ready.with(Result::is_err);
        state.picked.get().or_else(|| lacks.then(open).flatten())
    });
    let placed = move || {
        let (placed, all) = (orders.get().areas().intersection(areas).len(), areas.len());
        say!("{placed} of {all} placed" | "{placed} von {all} gelegt")
    };
    view! {
        <section class="plan" aria-label=word!("Your plan" | "Dein Plan")>
            <div class="plan-head">
                <h3>{word!("Your plan" | "Dein Plan")}</h3>
                <span class="unseen">{placed}</span>
                <SaveStatus />
                <CopyLast state orders />
            </div>
            <ul class="plan-rows">
                {areas
                    .iter()
                    .map(|area| view! { <PlanRow state area orders blamed next /> })
                    .collect_view()}
            </ul>
        </section>
    }
}

#[component]
fn PlanRow(
    state: PageState,
    area: Area,
    orders: Memo<Orders>,
    blamed: Memo<Vec<Warning>>,
    /// The area whose turn it is.
    next: Memo<Option<Area>>,
) -> impl IntoView {
    let now = memo(move |_| next.get() == Some(area));
    let token = memo(move |_| orders.get().get(area));
    let warning =
        memo(move |_| blamed.with(|all| all.iter().copied().find(|it| it.area() == Some(area))));
    view! {
        <li>
            <button
                type="button"
                class="plan-row"
                class:lacking=move || token.get().is_none()
                class:now=now
                on:click=move |_| state.pick(area)
            >
                <svg viewBox="-22 -22 44 44" aria-hidden="true">
                    {move || match token.get() {
                        Some(token) => view! { <OrderFace token /> }.into_any(),
                        None => view! {
                            <circle class="plan-empty" r="18"></circle>
                            <path class="plan-plus" d="M-6 0H6M0-6V6"></path>
                        }
                        .into_any(),
                    }}
                </svg>
                <span class="unseen">
                    {move || match token.get() {
                        Some(_) => word!("Change " | "Ändern: "),
                        None => word!("Choose for " | "Wählen: "),
                    }}
                </span>
                <span class="plan-area">{wording::area_name(area)} " "</span>
                <span class="plan-token">
                    {move || {
                        token.get().map_or(word!("no order yet" | "noch kein Befehl"), wording::token_short)
                    }}
                    {move || {
                        token.get().map(|it| view! { ": " {wording::token_gist(it)} })
                    }}
                </span>
                <Show when=move || now.get()>
                    <span class="plan-now" aria-hidden="true">{word!("now" | "jetzt")}</span>
                </Show>
            </button>
            {move || {
                warning.get().map(|it| view! { <p class="warning">{wording::warning(it)}</p> })
            }}
        </li>
    }
}

/// Places last round's orders where none lies yet, and says what could not be placed.
#[component]
fn CopyLast(state: PageState, orders: Memo<Orders>) -> impl IntoView {
    let last = memo(move |_| {
        state.page.with(|page| {
            let me = page.view.me?;
            let plan = last_plan(&page.log, me, page.view.occupied[me]);
            (plan != Orders::NONE).then_some(plan)
        })
    });
    // What is said of one question's copy is not said of the next one's.
    let outcome = RwSignal::new(None::<(DecisionId, Copied)>);
    let on_click = move |_| {
        let (Some((id, prompt)), Some(plan)) = (state.open.get_untracked(), last.get_untracked())
        else {
            return;
        };
        let it = copied(&prompt, orders.get_untracked(), &plan);
        state.take(Step::PlaceAll(it.orders));
        outcome.set(Some((id, it)));
    };
    let words = move || {
        let (id, _) = state.open.get()?;
        let begun = matches!(state.draft.get(), Draft::Orders(it) if it != Orders::NONE);
        outcome.with(|outcome| {
            let (of, it) = outcome.as_ref()?;
            (*of == id && begun).then(|| wording::copied(it))
        })
    };
    view! {
        <Show when=move || last.get().is_some()>
            <button type="button" class="plan-copy" on:click=on_click>
                {word!("Copy last round's orders" | "Befehle der letzten Runde übernehmen")}
            </button>
        </Show>
        <p class="plan-copied soft" aria-live="polite">
            {words}
        </p>
    }
}
