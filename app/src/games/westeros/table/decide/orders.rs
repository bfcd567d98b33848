//! The orders of the viewer that can be carried out now, where the map offers them as well.

use super::press::Press;
use crate::games::westeros::{
    draft::{Draft, Step, Target},
    table::state::PageState,
    wording,
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Area, AreaSet, House, OrderToken, Prompt, raid};

/// Each order with where it lies and what it would bring; the one chosen stays pressed.
#[component]
pub fn OrderList(state: PageState) -> impl IntoView {
    let orders = memo(move |_| match state.prompt() {
        Some(Prompt::ResolveRaid { orders } | Prompt::ConsolidatePower { orders }) => orders,
        _ => AreaSet::EMPTY,
    });
    let chosen = memo(move |_| match state.draft.get() {
        Draft::Raid { from, .. } => from,
        Draft::Consolidate { area, .. } => area,
        _ => None,
    });
    // A single order that is chosen already leaves nothing to choose.
    let shown = memo(move |_| orders.get().len() > 1 || chosen.get().is_none());
    let raids = memo(move |_| matches!(state.prompt(), Some(Prompt::ResolveRaid { .. })));
    view! {
        <Show when=move || raids.get()>
            <p class="soft">{wording::raid_does()}</p>
        </Show>
        <Show when=move || shown.get()>
            <ul class="offers order-list" class:raids=raids aria-label=word!("Your orders" | "Deine Befehle")>
                {move || {
                    orders
                        .get()
                        .iter()
                        .map(|area| {
                            let step = step(state, area);
                            let name = wording::area_name(area);
                            let what = what(state, area);
                            let (token, houses) = signs(state, area);
                            let chosen = Signal::derive(move || chosen.get() == Some(area));
                            view! {
                                <li>
                                    <Press state step name what chosen token houses />
                                </li>
                            }
                        })
                        .collect_view()
                }}
            </ul>
        </Show>
        <Targets state />
    }
}

/// The areas that the raid chosen may hit, each with what that removes; the map offers them as well.
#[component]
fn Targets(state: PageState) -> impl IntoView {
    let targets = memo(move |_| match state.draft.get() {
        Draft::Raid {
            from: Some(from), ..
        } => state.view.with(|view| {
            let what = |area| raid::effect(view, from, area).map(wording::raided);
            let target = |area| (area, what(area).unwrap_or_default());
            let all = raid::targets(view, from);
            all.iter().map(target).collect::<Vec<_>>()
        }),
        _ => Vec::new(),
    });
    view! {
        <Show when=move || !targets.with(Vec::is_empty)>
            <ul class="offers" aria-label=word!("Targets" | "Ziele")>
                <For each=move || targets.get() key=|it| it.clone() let((area, what))>
                    <li>
                        <Press state step=Step::RaidAt(area) name=wording::area_name(area) what chosen=hit(state, area) />
                    </li>
                </For>
            </ul>
        </Show>
    }
}

/// Returns true while the raid is aimed at this area.
fn hit(state: PageState, area: Area) -> Signal<bool> {
    let aimed = Target::Area(area);
    Signal::derive(
        move || matches!(state.draft.get(), Draft::Raid { target, .. } if target == aimed),
    )
}

fn step(state: PageState, area: Area) -> Step {
    match state.prompt() {
        Some(Prompt::ResolveRaid { .. }) => Step::RaidFrom(area),
        _ => Step::Consolidate(area),
    }
}

/// The raid there, and whom it can hit; other orders are told in words alone.
fn signs(state: PageState, area: Area) -> (Option<OrderToken>, Vec<House>) {
    if !matches!(state.prompt(), Some(Prompt::ResolveRaid { .. })) {
        return (None, Vec::new());
    }
    state.view.with_untracked(|view| {
        let targets = raid::targets(view, area);
        let victim = |target| raid::effect(view, area, target).map(|it| it.victim);
        let mut houses: Vec<House> = targets.iter().filter_map(victim).collect();
        houses.sort_unstable();
        houses.dedup();
        (view.orders.get(area), houses)
    })
}

/// The token, and what a raid could hit or the plate on the map says.
fn what(state: PageState, area: Area) -> String {
    let token = state
        .view
        .with_untracked(|view| wording::order_in(view, area));
    if matches!(state.prompt(), Some(Prompt::ResolveRaid { .. })) {
        let hits = state
            .view
            .with_untracked(|view| wording::raid_hits(view, area));
        return [token, hits].join(": ");
    }
    let plate = state.scene.with_untracked(|it| {
        let plate = it.areas[area].plate.as_ref();
        plate.map(|it| it.words.clone())
    });
    match plate {
        Some(words) => [token, words].join(": "),
        None => token,
    }
}
