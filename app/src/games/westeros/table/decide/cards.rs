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

/// Returns the answers, and apart from them what comes of every retreat alike.
fn told_once(mut all: Vec<Choice>) -> (Vec<Choice>, Option<String>) {
    let retreats = |it: &Choice| matches!(it.action, Action::Retreat(_));
    let mut words: Vec<String> = all
        .iter()
        .filter(|it| retreats(it))
        .map(|it| it.then.clone())
        .collect();
    let several = words.len() > 1;
    words.dedup();
    if !several || words.len() > 1 {
        return (all, None);
    }
    for it in all.iter_mut().filter(|it| retreats(it)) {
        it.then.clear();
    }
    (all, words.pop())
}

/// Every answer with what it does and what would come of it.
#[component]
pub fn CombatChoices(state: PageState) -> impl IntoView {
    let offered = memo(move |_| told_once(choices(state)));
    view! {
        {move || offered.with(|it| it.1.clone()).map(|it| view! { <p class="tally">{it}</p> })}
        <ul class="offers combat-choices" aria-label=word!("Answers" | "Antworten")>
            {move || {
                offered.get().0.into_iter().map(|it| view! { <ChoiceItem state it /> }).collect_view()
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

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::Area;

    #[test]
    fn what_all_retreats_cost_is_told_once() {
        let to = |area, then: &str| Choice {
            action: Action::Retreat(area),
            name: String::new(),
            what: String::new(),
            then: then.to_owned(),
        };
        let (all, once) = told_once(vec![
            to(Area::TheTwins, "None."),
            to(Area::Riverrun, "None."),
        ]);
        assert!(all.iter().all(|it| it.then.is_empty()));
        assert_eq!(once.as_deref(), Some("None."));
        let (all, once) = told_once(vec![to(Area::TheTwins, "None."), to(Area::Riverrun, "1.")]);
        assert_eq!((all[1].then.as_str(), once), ("1.", None));
    }
}
