//! Support given, and support refused.

use super::press::Press;
use crate::games::westeros::{
    draft::{Draft, Step, stands},
    table::desk::Desk,
    wording,
};
use leptos::prelude::*;
use westeros::{Area, AreaSet, Prompt};

/// For each own Support order whom it supports.
#[component]
pub fn SideRows(desk: Desk) -> impl IntoView {
    let orders = Memo::new(move |_| match desk.prompt() {
        Some(Prompt::Support { orders } | Prompt::SupportNeutral { orders, .. }) => orders,
        _ => AreaSet::EMPTY,
    });
    view! {
        <ul class="choice-rows" aria-label="Your Support orders">
            {move || orders.get().iter().map(|area| view! { <SideRow desk area /> }).collect_view()}
        </ul>
    }
}

#[component]
fn SideRow(desk: Desk, area: Area) -> impl IntoView {
    let offered = Memo::new(move |_| {
        let prompt = desk.prompt();
        prompt.map_or_else(Vec::new, |prompt| {
            desk.view.with(|view| stands(view, &prompt, area))
        })
    });
    let what = desk.view.with_untracked(|view| {
        let units = wording::army(view.upright(area));
        format!("{}: {units}", wording::order_in(view, area))
    });
    view! {
        <li class="choice-row">
            <span class="row-name">{area.name()}</span>
            <span class="row-note">{what}</span>
            <span class="choices" role="group" aria-label=format!("Support from {}", area.name())>
                {move || {
                    offered
                        .get()
                        .into_iter()
                        .map(|stand| {
                            let name = desk.view.with(|view| wording::stand(view, stand));
                            let chosen = Signal::derive(move || {
                                desk.draft.get().stand(area) == Some(stand)
                            });
                            view! { <Press desk step=Step::Stand(area, stand) name chosen /> }
                        })
                        .collect_view()
                }}
            </span>
        </li>
    }
}

/// The support of others, each to be refused or not.
#[component]
pub fn RefuseRows(desk: Desk) -> impl IntoView {
    let orders = Memo::new(move |_| match desk.prompt() {
        Some(Prompt::RefuseSupport { orders }) => orders,
        _ => AreaSet::EMPTY,
    });
    let row = move |area: Area| {
        let name = format!("Refuse {}", area.name());
        let what = desk.view.with(|view| {
            let house = view.units_of(area).map_or("", westeros::House::name);
            format!(
                "{house}, {}: {}",
                wording::order_in(view, area),
                wording::army(view.upright(area))
            )
        });
        let chosen = Signal::derive(
            move || matches!(desk.draft.get(), Draft::Refuse(areas) if areas.contains(area)),
        );
        view! {
            <li>
                <Press desk step=Step::Refuse(area) name what chosen />
            </li>
        }
    };
    view! {
        <ul class="offers" aria-label="Support of others">
            {move || orders.get().iter().map(row).collect_view()}
        </ul>
    }
}
