//! Wounds by unit.

use super::super::super::{
    state::BattleState,
    story::{self, Account},
    wording,
};
use crate::reactive::memo;
use leptos::prelude::*;
use tabletop::Seat;

/// A unit by name, and what became of it.
type Row = (String, Account);

#[component]
pub fn UnitTable(state: BattleState) -> impl IntoView {
    let armies = memo(move |_| armies(state));
    let title = word!("Wounds by unit" | "Wunden nach Einheiten");
    let row = |(name, it): Row| {
        let fate = if it.destroyed {
            word!("destroyed" | "vernichtet").to_owned()
        } else {
            it.models.to_string()
        };
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{it.dealt.to_string()}</td>
                <td>{it.suffered.to_string()}</td>
                <td>{fate}</td>
            </tr>
        }
    };
    let army = move |(seat, rows): (Seat, Vec<Row>)| {
        let who = state.with_position(|it| wording::player(it, seat));
        view! {
            <tbody>
                <tr><th scope="rowgroup" colspan="4">{who}</th></tr>
                {rows.into_iter().map(row).collect_view()}
            </tbody>
        }
    };
    view! {
        <div class="battle-scroll" tabindex="0" role="region" aria-label=title>
            <table class="battle-sums">
                <caption>{title}</caption>
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">{word!("Dealt" | "Zugefügt")}</th>
                        <th scope="col">{word!("Suffered" | "Erlitten")}</th>
                        <th scope="col">{word!("Models lost" | "Verluste")}</th>
                    </tr>
                </thead>
                {move || armies.get().into_iter().map(army).collect_view()}
            </table>
        </div>
    }
}

fn armies(state: BattleState) -> Vec<(Seat, Vec<Row>)> {
    state.page.with(|page| {
        let position = &page.view.open;
        let all = story::accounts(position, page.standing().map(|it| &it.event));
        let of = |seat| {
            let own = all.iter().filter(|it| position.unit(it.unit).owner == seat);
            own.map(|it| (wording::unit(position, it.unit), it.clone()))
                .collect()
        };
        position.seats().map(|seat| (seat, of(seat))).collect()
    })
}
