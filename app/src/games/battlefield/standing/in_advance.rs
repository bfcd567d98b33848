//! Actions that were chosen together with their units, and zones with their NCUs.

use super::{
    super::{state::BattleState, wording},
    saved::Saved,
    with,
};
use battlefield::{
    question::{Action, Prompt},
    standing::{Matter, StandingOrder},
    state::View,
};
use leptos::prelude::*;

/// Those that have not been taken yet; each can be withdrawn, and stands here until that is saved.
#[component]
pub fn InAdvance(state: BattleState, saved: Saved) -> impl IntoView {
    let row = move |order: StandingOrder| {
        let label = state
            .page
            .with_untracked(|page| label(&page.view, &order.matter))?;
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

/// Returns what was chosen in words, with whose it is.
fn label(view: &View, matter: &Matter) -> Option<String> {
    let position = &view.open;
    let (name, action) = match matter {
        Matter::Act(who, it) => {
            let prompt = Prompt::Action { who: *who };
            let action = wording::action(view, &prompt, &Action::Do(it.clone()));
            (wording::thing(position, *who), action)
        }
        Matter::Claim {
            ncu,
            zone,
            ability_first,
        } => {
            let prompt = Prompt::Claim {
                ncu: *ncu,
                zones: vec![*zone],
            };
            let claim = Action::Claim {
                zone: *zone,
                ability_first: *ability_first,
            };
            let action = wording::action(view, &prompt, &claim);
            (wording::ncu(position, *ncu), action)
        }
        _ => return None,
    };
    Some([&name, ": ", &action].concat())
}
