//! Points by round and source.

use super::super::super::{state::BattleState, story, wording};
use crate::reactive::memo;
use leptos::prelude::*;

/// A round: the points of each side, and what each of them was for.
type Row = (u8, Vec<(u16, Vec<String>)>);

#[component]
pub fn GainTable(state: BattleState) -> impl IntoView {
    let rows = memo(move |_| rows(state));
    let sides = memo(move |_| {
        state.with_position(|it| {
            let all = it.sides().map(|side| wording::side(it, side));
            all.collect::<Vec<_>>()
        })
    });
    let totals = move || {
        let points = state.with_position(|it| it.points.clone());
        points
            .into_iter()
            .map(|it| view! { <td><strong>{it.to_string()}</strong></td> })
            .collect_view()
    };
    let cell = |(points, why): (u16, Vec<String>)| {
        let why = why.into_iter().map(|it| view! { <li>{it}</li> });
        view! { <td>{(points > 0).then(|| points.to_string())} <ul class="note">{why.collect_view()}</ul></td> }
    };
    let row = move |(round, cells): Row| {
        let title = if round == 0 {
            word!("Earlier" | "Vorher").to_owned()
        } else {
            wording::round(round)
        };
        view! { <tr><th scope="row">{title}</th> {cells.into_iter().map(cell).collect_view()}</tr> }
    };
    let title = word!("Points by round" | "Punkte nach Runden");
    move || {
        rows.with(|it| !it.is_empty()).then(|| {
            let heads = sides.get().into_iter().map(|it| view! { <th scope="col">{it}</th> });
            view! {
                <div class="battle-scroll" tabindex="0" role="region" aria-label=title>
                    <table class="battle-sums">
                        <caption>{title}</caption>
                        <thead><tr><td></td> {heads.collect_view()}</tr></thead>
                        <tbody>{rows.get().into_iter().map(row).collect_view()}</tbody>
                        <tfoot><tr><th scope="row">{word!("Total" | "Summe")}</th> {totals()}</tr></tfoot>
                    </table>
                </div>
            }
        })
    }
}

fn rows(state: BattleState) -> Vec<Row> {
    state.page.with(|page| {
        let position = &page.view.open;
        let mut rows: Vec<Row> = Vec::new();
        for gain in story::gains(position, page.standing().map(|it| &it.event)) {
            if rows.last().is_none_or(|(round, _)| *round != gain.round) {
                rows.push((gain.round, vec![(0, Vec::new()); position.points.len()]));
            }
            let Some((_, cells)) = rows.last_mut() else {
                continue;
            };
            if let Some((points, why)) = cells.get_mut(usize::from(gain.side.0)) {
                *points += gain.points;
                why.push(wording::gained(position, gain.why.as_ref()));
            }
        }
        rows
    })
}
