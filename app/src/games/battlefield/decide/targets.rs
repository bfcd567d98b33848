//! The targets of the attack or charge that is drafted, beside those on the table.

use super::{
    super::{state::BattleState, wording},
    aiming::target_of,
    list::{Impossible, NotPossible, refused_row},
};
use battlefield::{field::Thing, question::Action};
use leptos::prelude::*;

/// Folded while there are any: one of them is in the draft already.
#[component]
pub fn Targets(state: BattleState) -> impl IntoView {
    let row = move |target: Thing, it| {
        let (name, action) = (named(state, target), Action::Do(it));
        // It is turned and shifted afterwards.
        let chosen = move || {
            state
                .action()
                .is_some_and(|it| target_of(&it) == Some(target))
        };
        view! { <button type="button" class="button" aria-pressed=move || chosen().to_string() on:click=move |_| state.choose(action.clone())>{name}</button> }
    };
    move || {
        let (mut rows, mut refused) = (Vec::new(), Vec::new());
        for (target, it) in state.aims.get() {
            match it {
                Ok(it) => rows.push(row(target, it)),
                Err(why) => refused.push(Impossible::new(state, named(state, target), &why)),
            }
        }
        let count = rows.len();
        if count == 0 {
            return view! { <NotPossible all=refused open=true /> }.into_any();
        }
        view! {
            <details class="battle-others">
                <summary>{say!("Targets: {count}" | "Ziele: {count}")}</summary>
                <div class="battle-options" role="group" aria-label=word!("Targets" | "Ziele")>{rows}</div>
                {refused.into_iter().map(refused_row).collect_view()}
            </details>
        }
        .into_any()
    }
}

fn named(state: BattleState, it: Thing) -> String {
    untrack(|| state.with_position(|position| wording::thing(position, it)))
}
