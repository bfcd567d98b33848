//! The two sides beside each other: what is left of them, and what they came to.

use super::{
    super::super::{
        scene::model::colors_of_player,
        state::BattleState,
        story::Sum,
        table::{Shield, called},
        wording,
    },
    told::{Told, classes},
};
use crate::{play::History, reactive::memo};
use leptos::prelude::*;

/// A line of the table: what is counted, and the figures of the sides.
type Line = (&'static str, Vec<String>);

#[component]
pub fn SumTable(state: BattleState, told: Memo<Told>) -> impl IntoView {
    let names = memo(move |_| {
        let sides = told.with(Told::order).into_iter();
        let name = |side| state.with_position(|it| wording::side(it, side));
        sides.map(name).collect::<Vec<_>>()
    });
    let lines = memo(move |_| told.with(|it| lines(&it.sums)));
    let line = move |(what, figures): Line| {
        let order = told.with(Told::order).into_iter();
        let colors = order.map(|side| state.with_position(|it| classes(it, side)));
        let figures = figures.into_iter().zip(colors).map(|(it, colors)| {
            let class = ["side-score ", &colors].concat();
            view! { <td class=class>{it}</td> }
        });
        view! { <tr><th scope="row">{what}</th> {figures.collect_view()}</tr> }
    };
    let heads = move || {
        let names = names.get().into_iter();
        let head = |it: String| view! { <th scope="col">{it}</th> };
        names.map(head).collect_view()
    };
    let row = move |it: Sum| view! { <Side state it /> };
    let rows = move || told.with(|it| it.sums.clone()).into_iter().map(row);
    view! {
        <ul class="battle-sides">{move || rows().collect_view()}</ul>
        <table class="battle-tally">
            <caption class="unseen">{word!("The sides" | "Die Seiten")}</caption>
            <thead class="unseen"><tr><td></td> {heads}</tr></thead>
            <tbody>{move || lines.get().into_iter().map(line).collect_view()}</tbody>
        </table>
    }
}

/// A side: its shield, who led it, the units that stand, and its points.
#[component]
fn Side(state: BattleState, it: Sum) -> impl IntoView {
    let side = it.side;
    let seats = state.with_position(|position| {
        let own = position.members(side);
        own.map(|seat| (seat, colors_of_player(position, seat)))
            .collect::<Vec<_>>()
    });
    let (name, class) = state.with_position(|position| {
        let class = ["side-score ", &classes(position, side)].concat();
        (wording::side(position, side), class)
    });
    let live = use_context::<History>().map(|it| it.live);
    // Who shares a side is named already.
    let who = match seats.as_slice() {
        [(seat, _)] => live.and_then(|it| it.with_untracked(|page| called(page, *seat))),
        _ => None,
    };
    let shield = seats
        .first()
        .map(|(_, colors)| view! { <Shield colors=*colors /> });
    view! {
        <li>
            {shield}
            <span>
                <strong>{name} {who.map(|it| [" · ", &it].concat())}</strong>
                " "
                <span class="ending-player">{wording::stand(&it)}</span>
            </span>
            " "
            <b class=class>{it.points.to_string()}</b>
        </li>
    }
}

fn lines(sums: &[Sum]) -> Vec<Line> {
    let of = |read: fn(&Sum) -> String| sums.iter().map(read).collect::<Vec<_>>();
    let mut lines = Vec::new();
    if sums.iter().any(|it| it.markers > 0) {
        lines.push((
            word!("Markers held" | "Gehaltene Zielmarker"),
            of(|it| it.markers.to_string()),
        ));
    }
    lines.push((
        word!("Units destroyed" | "Vernichtete Einheiten"),
        of(|it| it.destroyed.to_string()),
    ));
    lines.push((
        word!("Wounds dealt" | "Zugefügte Wunden"),
        of(|it| it.dealt.to_string()),
    ));
    if sums.iter().any(|it| it.luck.is_some()) {
        lines.push((
            word!("Hits above expectation" | "Treffer über Erwartung"),
            of(|it| it.luck.map_or_else(|| "–".to_owned(), wording::above)),
        ));
    }
    lines
}
