//! A list of answers, one of which is chosen: cards as cards, everything with what it does.

use super::press::Press;
use crate::games::westeros::{
    draft::{Draft, Step, offers, outlook},
    panels::{CardFace, HouseToken, WildlingFace, house_class},
    table::state::PageState,
    wording::{self, court},
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Action, HouseCard, Prompt, WesterosChoice};

/// Every answer with what it does, and what the one chosen would bring.
#[component]
pub fn Offers(state: PageState) -> impl IntoView {
    let offered = memo(move |_| {
        let prompt = state.prompt();
        prompt.map_or_else(Vec::new, |prompt| {
            state.view.with(|view| {
                let words = |action| (action, wording::offered(view, &prompt, &action));
                offers(view, &prompt)
                    .into_iter()
                    .map(words)
                    .collect::<Vec<(Action, (String, String))>>()
            })
        })
    });
    view! {
        <Seen state />
        <ul class="offers" aria-label=word!("Answers" | "Antworten")>
            {move || {
                offered
                    .get()
                    .into_iter()
                    .map(|(action, (name, what))| {
                        let chosen = Signal::derive(move || {
                            state.draft.get() == Draft::Answer(Some(action))
                        });
                        let step = Step::Answer(action);
                        match offered_card(&action) {
                            Some(card) => view! {
                                <li>
                                    <CardPress state card step chosen />
                                </li>
                            }
                            .into_any(),
                            None => view! {
                                <li>
                                    <Press state step name what chosen />
                                </li>
                            }
                            .into_any(),
                        }
                    })
                    .collect_view()
            }}
        </ul>
        <Prospect state />
    }
}

/// The house card that an answer is about.
const fn offered_card(action: &Action) -> Option<HouseCard> {
    match *action {
        Action::TakeCard(card) | Action::DiscardCard(card) | Action::PlayCard(card) => Some(card),
        _ => None,
    }
}

/// A house card that can be chosen.
#[component]
fn CardPress(
    state: PageState,
    card: HouseCard,
    step: Step,
    #[prop(into)] chosen: Signal<bool>,
) -> impl IntoView {
    let class = ["press card-press ", house_class(card.house())].concat();
    view! {
        <button
            type="button"
            class=class
            class:chosen=chosen
            aria-pressed=move || if chosen.get() { "true" } else { "false" }
            on:click=move |_| state.take(step)
        >
            <CardFace card />
        </button>
    }
}

/// The wildling card that the Raven has seen.
#[component]
fn Seen(state: PageState) -> impl IntoView {
    let card = memo(move |_| match state.prompt() {
        Some(Prompt::PutWildlingCard { card }) => Some(card),
        _ => None,
    });
    move || card.get().map(|card| view! { <WildlingFace card /> })
}

/// Draws what the chosen effect of a Westeros card would bring, house by house.
#[component]
fn Prospect(state: PageState) -> impl IntoView {
    let chosen = memo(move |_| match state.draft.get() {
        Draft::Answer(Some(Action::Choose(choice))) => Some(choice),
        _ => None,
    });
    let rows = memo(move |_| {
        let chosen: Option<WesterosChoice> = chosen.get();
        chosen.map_or_else(Vec::new, |choice| {
            state.view.with(|view| outlook(view, choice))
        })
    });
    view! {
        <Show when=move || !rows.with(Vec::is_empty)>
            <ul class="bidders" aria-label=word!("What each place gives" | "Was jeder Platz bringt")>
                <For each=move || rows.get() key=|it| *it let:row>
                    <li>
                        <HouseToken house=row.house />
                        <span class="bidder-name">{wording::house_name(row.house)}</span>
                        <span class="bidder-power">{court::fortune(row.what)}</span>
                    </li>
                </For>
            </ul>
        </Show>
    }
}
