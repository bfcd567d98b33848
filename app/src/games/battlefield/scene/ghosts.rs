//! Trays that are not there yet: dragged by their middle, turned by their handle. Some are only shown.

use super::{chart::Chart, model, overlay};
use crate::{
    games::battlefield::{decide::Ghost, state::BattleState},
    reactive::memo,
};
use leptos::prelude::*;

#[component]
pub fn Ghosts(state: BattleState, chart: Memo<Chart>) -> impl IntoView {
    let count = memo(move |_| state.preview.with(|it| it.ghosts.len()));
    view! {
        <g>
            <For each=move || 0..count.get() key=|it| *it let:number>
                <OneGhost state chart number />
            </For>
        </g>
    }
    .into_any()
}

#[component]
fn OneGhost(state: BattleState, chart: Memo<Chart>, number: usize) -> impl IntoView {
    let ghost = memo(move |_| state.preview.with(|it| it.ghosts.get(number).cloned()));
    let of = move |read: &dyn Fn(&Ghost) -> String| ghost.with(|it| it.as_ref().map(read));
    let held = memo(move |_| ghost.with(|it| it.as_ref().is_some_and(|it| it.held)));
    let drawn = memo(move |_| {
        of(&|it| {
            let turns = it.held && !overlay::is_round(it);
            let handle = turns.then(|| overlay::handle(it.tray.base));
            overlay::ghost(it) + &handle.unwrap_or_default()
        })
    });
    let placed = move || {
        let chart = chart.get();
        of(&|it| chart.placed(it.tray.pose.at, it.tray.pose.facing))
    };
    let class = move || {
        of(&|it| {
            let colors = it
                .unit
                .and_then(|unit| state.with_position(|position| model::colors_of(position, unit)));
            let legal = if it.legal {
                "b-ghost "
            } else {
                "b-ghost illegal "
            };
            let shown = if it.held { "" } else { "b-shown " };
            [
                legal,
                shown,
                &colors.map_or_else(String::new, model::Colors::classes),
            ]
            .concat()
        })
    };
    let label = word!(
        "Where it would stand: arrows move it, Q and E turn it"
            | "Wo es stünde: Pfeile bewegen, Q und E drehen es"
    );
    let if_held = move |it: &'static str| held.get().then_some(it);
    let key = move || held.get().then(|| number.to_string());
    view! {
        <g class=class role=move || if_held("button") tabindex=move || if_held("0") data-ghost=key aria-label=move || if_held(label) transform=placed inner_html=move || drawn.get().unwrap_or_default()></g>
    }
    .into_any()
}
