//! Actions that were chosen together with their units.

use super::{
    super::{state::BattleState, wording},
    saved::Saved,
    with,
};
use battlefield::{
    question::{Action, Prompt},
    standing::{Matter, StandingOrder},
};
use leptos::prelude::*;

/// Those that have not been taken yet; each can be withdrawn, and stands here until that is saved.
#[component]
pub fn InAdvance(state: BattleState, saved: Saved) -> impl IntoView {
    let row = move |order: StandingOrder| {
        let Matter::Act(who, it) = &order.matter else {
            return None;
        };
        let label = state.page.with_untracked(|page| {
            let prompt = Prompt::Action { who: *who };
            let action = wording::action(&page.view, &prompt, &Action::Do(it.clone()));
            let name = wording::thing(&page.view.open, *who);
            [&name, ": ", &action].concat()
        });
        let own = order.clone();
        let stands = move || saved.now.with(|all| all.0.contains(&own));
        let toggle = move |event| {
            let on = event_target_checked(&event);
            saved.now.update(|all| *all = with(all, order.clone(), on));
        };
        Some(view! {
            <label class="battle-item">
                <input type="checkbox" checked=true prop:checked=stands on:change=toggle />
                <span>{label}</span>
            </label>
        })
    };
    move || {
        let orders = state.seated(|(position, seat)| {
            saved.stored.with(|all| {
                let orders = all.0.iter().filter(|it| !it.is_over(position, seat));
                orders.cloned().collect::<Vec<_>>()
            })
        });
        let rows: Vec<_> = orders
            .unwrap_or_default()
            .into_iter()
            .filter_map(row)
            .collect();
        (!rows.is_empty()).then(|| view! {
            <p class="note">{word!("Actions chosen in advance, in your own turn:" | "Vorab gewählte Aktionen, im eigenen Zug:")}</p>
            {rows}
        })
    }
}
