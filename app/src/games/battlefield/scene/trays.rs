//! Every tray as a button of its own, which stays the same element while it moves.

use super::{
    chart::Chart,
    model::{self, TrayModel},
    tray,
};
use crate::{
    games::battlefield::{decide::unit_of, state::BattleState, wording},
    reactive::memo,
};
use battlefield::position::UnitId;
use leptos::prelude::*;

#[component]
pub fn Trays(state: BattleState, chart: Memo<Chart>) -> impl IntoView {
    let trays = memo(move |_| state.with_position(model::trays));
    // Whoever is to stand elsewhere is faint where it stands.
    let leaves = memo(move |_| {
        let from = state.sight().outlook.get();
        from.filter(|it| it.aimed && it.moved).map(|it| it.unit)
    });
    let standing = memo(move |_| trays.with(|it| it.iter().map(|it| it.id).collect::<Vec<_>>()));
    view! {
        <g id="b-standing">
            <For each=move || standing.get() key=|it| it.0 let:id>
                <Tray state chart trays leaves id />
            </For>
        </g>
    }
    .into_any()
}

#[component]
fn Tray(
    state: BattleState,
    chart: Memo<Chart>,
    trays: Memo<Vec<TrayModel>>,
    leaves: Memo<Option<UnitId>>,
    id: UnitId,
) -> impl IntoView {
    let model = memo(move |_| trays.with(|it| it.iter().find(|it| it.id == id).cloned()));
    let of = move |read: fn(&TrayModel) -> String| model.with(|it| it.as_ref().map(read));
    let drawn = memo(move |_| {
        let chart = chart.get();
        let upright = |it: &TrayModel| tray::drawn(it, &chart.turn_back(it.pose.facing));
        model.with(|it| it.as_ref().map_or_else(String::new, upright))
    });
    let faint = memo(move |_| leaves.get() == Some(id));
    let class = move || {
        let faint = if faint.get() { " b-from" } else { "" };
        of(|it| ["b-tray ", &it.colors.classes()].concat()).map(|it| it + faint)
    };
    let placed = move || {
        let chart = chart.get();
        model.with(|it| {
            it.as_ref()
                .map(|it| chart.placed(it.pose.at, it.pose.facing))
        })
    };
    let thing = model::key(id.thing());
    let label = move || {
        let asked = state.asked_with(|_, prompt| unit_of(prompt)).flatten();
        state.with_position(|it| wording::unit_sentence(it, id, asked))
    };
    view! {
        <g class=class role="button" tabindex="0" data-thing=thing aria-label=label transform=placed inner_html=drawn></g>
    }
    .into_any()
}
