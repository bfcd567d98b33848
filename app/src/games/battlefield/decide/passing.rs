//! Windows for which the own hand holds nothing, where others would learn that from a pass at once.

use super::super::state::BattleState;
use battlefield::{question::Prompt, standing::usable, state::View};
use leptos::prelude::*;

/// Offers to pass those from now on without being asked, and says what that tells.
#[component]
pub fn PassAtOnce(state: BattleState) -> impl IntoView {
    let idle = state.asked_untracked(holds_nothing) == Some(true) && state.ahead().has_table();
    idle.then(|| view! {
        <p class="note" id="battle-idle">{word!(
            "You hold nothing for this. You're asked all the same: a pass at once would tell the others so." |
            "Du hast hierfür nichts auf der Hand. Gefragt wirst du trotzdem: Sofort zu passen würde es den anderen verraten."
        )}</p>
        <p class="actions">
            <button type="button" class="button" aria-describedby="battle-idle" on:click=move |_| state.ahead().pass_without_card()>
                {word!("I don't mind: always pass at once then" | "Stört mich nicht: dann immer sofort passen")}
            </button>
        </p>
    })
}

fn holds_nothing(view: &View, prompt: &Prompt) -> bool {
    match prompt {
        Prompt::React { offer, .. } => usable(view, offer).is_empty(),
        _ => false,
    }
}
