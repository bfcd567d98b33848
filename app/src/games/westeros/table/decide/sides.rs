//! Support given, and support refused.

use super::press::Press;
use crate::games::westeros::{
    draft::{Draft, Step, stands},
    table::state::PageState,
    wording::{self, battle as words},
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Area, AreaSet, BySide, Prompt};

/// For each own Support order whom it supports.
#[component]
pub fn SideRows(state: PageState) -> impl IntoView {
    let orders = memo(move |_| match state.prompt() {
        Some(Prompt::Support { orders } | Prompt::SupportNeutral { orders, .. }) => orders,
        _ => AreaSet::EMPTY,
    });
    let drafted = move || {
        let Draft::Sides {
            attacker, defender, ..
        } = state.draft.get()
        else {
            return None;
        };
        state
            .view
            .with(|view| words::with_support(view, BySide::new(attacker, defender)))
    };
    view! {
        <ul class="choice-rows" aria-label=word!("Your Support orders" | "Deine Unterstützungsbefehle")>
            {move || orders.get().iter().map(|area| view! { <SideRow state area /> }).collect_view()}
        </ul>
        <p class="tally" aria-live="polite">
            {drafted}
        </p>
    }
}

#[component]
fn SideRow(state: PageState, area: Area) -> impl IntoView {
    let offered = memo(move |_| {
        let prompt = state.prompt();
        prompt.map_or_else(Vec::new, |prompt| {
            state.view.with(|view| stands(view, &prompt, area))
        })
    });
    let (name, from) = (wording::area_name(area), wording::from_area(area));
    let what = state
        .view
        .with_untracked(|view| words::support_order(view, area));
    view! {
        <li class="choice-row">
            <span class="row-name">{name}</span>
            <span class="row-note">{what}</span>
            <span
                class="choices"
                role="group"
                aria-label=say!("Support {from}" | "Unterstützung {from}")
            >
                {move || {
                    offered
                        .get()
                        .into_iter()
                        .map(|stand| {
                            let (name, what) = state.view.with(|view| {
                                (wording::stand(view, stand), words::stand_effect(view, area, stand))
                            });
                            let chosen = Signal::derive(move || {
                                state.draft.get().stand(area) == Some(stand)
                            });
                            view! { <Press state step=Step::Stand(area, stand) name what chosen /> }
                        })
                        .collect_view()
                }}
            </span>
        </li>
    }
}

/// The support of others, each to be refused or not.
#[component]
pub fn RefuseRows(state: PageState) -> impl IntoView {
    let orders = memo(move |_| match state.prompt() {
        Some(Prompt::RefuseSupport { orders }) => orders,
        _ => AreaSet::EMPTY,
    });
    let row = move |area: Area| {
        let place = wording::area_name(area);
        let name = say!("Refuse {place}" | "{place}: ablehnen");
        let what = state.view.with(|view| words::refusable(view, area));
        let chosen = Signal::derive(
            move || matches!(state.draft.get(), Draft::Refuse(areas) if areas.contains(area)),
        );
        view! {
            <li>
                <Press state step=Step::Refuse(area) name what chosen />
            </li>
        }
    };
    view! {
        <ul class="offers" aria-label=word!("Support from others" | "Unterstützung durch andere")>
            {move || orders.get().iter().map(row).collect_view()}
        </ul>
    }
}
