//! The choices of a combat: cards as cards, and with every answer what it changes.

use super::press::Press;
use crate::games::westeros::{
    draft::{Draft, Step, offers},
    panels::battle::{BattleCard, outlook},
    table::state::PageState,
    wording::{self, battle as words},
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Action, HouseCard};

/// One answer of a combat.
#[derive(Clone, Debug, PartialEq)]
struct Choice {
    action: Action,
    name: String,
    what: String,
    /// "6 to 5: you would win."
    then: String,
}

fn choices(state: PageState) -> Vec<Choice> {
    let Some(prompt) = state.prompt() else {
        return Vec::new();
    };
    state.view.with(|view| {
        let choice = |action: Action| {
            let (name, what) = wording::offered(view, &prompt, &action);
            let then = outlook(view, &prompt, &action).map_or_else(String::new, words::outlook);
            Choice {
                action,
                name,
                what,
                then,
            }
        };
        offers(view, &prompt).into_iter().map(choice).collect()
    })
}

/// Every answer with what it does and what would come of it.
#[component]
pub fn CombatChoices(state: PageState) -> impl IntoView {
    let offered = memo(move |_| choices(state));
    view! {
        <ul class="offers combat-choices" aria-label=word!("Answers" | "Antworten")>
            {move || {
                offered.get().into_iter().map(|it| view! { <ChoiceItem state it /> }).collect_view()
            }}
        </ul>
    }
}

#[component]
fn ChoiceItem(state: PageState, it: Choice) -> impl IntoView {
    let action = it.action;
    let chosen = Signal::derive(move || state.draft.get() == Draft::Answer(Some(action)));
    let step = Step::Answer(action);
    if let Some(card) = played(&action) {
        return view! {
            <li>
                <button
                    type="button"
                    class="press card-choice"
                    class:chosen=chosen
                    aria-pressed=move || if chosen.get() { "true" } else { "false" }
                    on:click=move |_| state.take(step)
                >
                    <BattleCard card />
                    " "
                    <span class="press-then">{it.then}</span>
                </button>
            </li>
        }
        .into_any();
    }
    let what = match (it.what.as_str(), it.then.as_str()) {
        (what, "") => what.to_owned(),
        ("", then) => then.to_owned(),
        (what, then) if what.ends_with('.') => format!("{what} {then}"),
        (what, then) => format!("{what}. {then}"),
    };
    view! {
        <li>
            <Press state step name=it.name what chosen />
        </li>
    }
    .into_any()
}

const fn played(action: &Action) -> Option<HouseCard> {
    match *action {
        Action::PlayCard(card) | Action::DiscardCard(card) => Some(card),
        _ => None,
    }
}
