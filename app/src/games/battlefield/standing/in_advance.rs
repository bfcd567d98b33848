//! Actions that were chosen together with their units.

use super::{
    super::{state::BattleState, wording},
    saved::Saved,
    sheet::seated,
    with,
};
use battlefield::{
    question::{Action, Prompt},
    standing::{Matter, StandingOrder},
};
use leptos::prelude::*;

/// Those that have not been taken yet; each can be withdrawn.
#[component]
pub fn InAdvance(state: BattleState, saved: Saved) -> impl IntoView {
    let row = move |order: StandingOrder| {
        let Matter::Act(who, it) = &order.matter else {
            return None;
        };
        let label = state.page.with_untracked(|page| {
            let action = wording::action(
                &page.view,
                &Prompt::Action { who: *who },
                &Action::Do(it.clone()),
            );
            let name = wording::thing(&page.view.open, *who);
            [&name, ": ", &action].concat()
        });
        let withdraw = move |_| {
            saved
                .now
                .update(|all| *all = with(all, order.clone(), false));
        };
        Some(view! {
            <label class="battle-item">
                <input type="checkbox" checked=true on:change=withdraw />
                <span>{label}</span>
            </label>
        })
    };
    move || {
        let orders = seated(state, |(position, seat)| {
            saved.now.with(|all| {
                let orders = all.0.iter().filter(|it| !it.is_over(position, seat));
                orders.cloned().collect::<Vec<_>>()
            })
        });
        orders
            .unwrap_or_default()
            .into_iter()
            .filter_map(row)
            .collect_view()
    }
}
