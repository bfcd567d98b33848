//! A march: from where, how many to each destination, and whether a power token stays behind.

mod destinations;
mod supply;
mod token;

use super::{press::Press, stepper::ArmyPicker};
use crate::games::westeros::{
    draft::{Draft, Going, Marching, Step, calls},
    table::state::PageState,
    wording,
};
use crate::reactive::memo;
use destinations::{Destinations, Targets};
use leptos::prelude::*;
use supply::SupplyLine;
use token::Token;
use westeros::{Area, AreaSet, Army, Prompt};

/// The march as far as it has come.
#[component]
pub fn MarchRows(state: PageState) -> impl IntoView {
    let from = memo(move |_| match state.draft.get() {
        Draft::March { from, .. } => from,
        _ => None,
    });
    move || match from.get() {
        None => view! { <Origins state /> }.into_any(),
        Some(from) => view! { <From state from /> }.into_any(),
    }
}

/// The March orders to choose from.
#[component]
fn Origins(state: PageState) -> impl IntoView {
    let orders = move || match state.prompt() {
        Some(Prompt::ResolveMarch { orders }) => orders,
        _ => AreaSet::EMPTY,
    };
    view! {
        <ul class="offers" aria-label=word!("March orders" | "Marschbefehle")>
            {move || {
                orders()
                    .iter()
                    .map(|area| {
                        let what = state.view.with(|view| wording::order_in(view, area));
                        let name = wording::area_name(area);
                        view! {
                            <li>
                                <Press state step=Step::MarchFrom(area) name what chosen=false />
                            </li>
                        }
                    })
                    .collect_view()
            }}
        </ul>
    }
}

#[component]
fn From(state: PageState, from: Area) -> impl IntoView {
    let marching = memo(move |_| {
        state.draft.get().marching().unwrap_or(Marching {
            from,
            going: Going::Open,
            hand: Army::NONE,
        })
    });
    let left = memo(move |_| state.view.with(|view| marching.get().left(view)));
    let several =
        move || matches!(state.prompt(), Some(Prompt::ResolveMarch { orders }) if orders.len() > 1);
    view! {
        <Destinations state marching left />
        <Staying state marching left />
        <Targets state marching />
        <SupplyLine state marching />
        <Token state marching />
        <div class="choices">
            <Press
                state
                step=Step::WithoutEffect
                name=word!("March nowhere" | "Nicht marschieren")
                what=word!("(the order is lost)" | "(Befehl verfällt)")
                chosen=Signal::derive(move || marching.get().going == Going::Nowhere)
            />
            <Calls state marching />
            <Show when=several>
                <button type="button" on:click=move |_| state.take(Step::ClearAll)>
                    {word!("Another order" | "Anderer Befehl")}
                </button>
            </Show>
        </div>
    }
}

/// Draws who has no destination yet, and who of them the next one is for.
#[component]
fn Staying(state: PageState, marching: Memo<Marching>, left: Memo<Army>) -> impl IntoView {
    let routed = move || {
        state.view.with(|it| {
            let from = marching.get().from;
            it.units[from].minus(it.upright(from))
        })
    };
    // Nothing stays before something has been chosen; who is routed does in any case.
    let staying = move || {
        let it = marching.get();
        let (left, routed) = (left.get(), routed());
        let told = it.going != Going::Open || !routed.is_empty();
        told.then(|| view! { <p class="tally">{wording::staying(it.from, left, routed)}</p> })
    };
    let hand = memo(move |_| marching.get().hand.common(left.get()));
    let set = Callback::new(move |army| state.take(Step::Hold(army)));
    // With a single unit there is nothing to choose.
    let choice = memo(move |_| left.get().len() > 1);
    view! {
        {staying}
        <Show when=move || choice.get()>
            <div class="choice-row">
                <span class="row-note">
                    {move || {
                        if !hand.get().is_empty() {
                            word!("To the area you choose next go only:" | "In das Gebiet, das du \
                                 als Nächstes wählst, ziehen nur:")
                        } else if marching.get().going.moves().is_empty() {
                            word!("Choose a destination: everyone goes there. To send only some:" |
                                 "Wähle ein Ziel: Alle ziehen dorthin. Nur einen Teil schicken:")
                        } else {
                            word!("Choose a destination for the rest. To send only some:" |
                                 "Wähle ein Ziel für den Rest. Nur einen Teil schicken:")
                        }
                    }}
                </span>
                <ArmyPicker
                    what=word!("for the next destination" | "für das nächste Ziel")
                    named=hand
                    all=left
                    set
                />
            </div>
        </Show>
    }
}

/// The neutral forces against which support may be asked for.
#[component]
fn Calls(state: PageState, marching: Memo<Marching>) -> impl IntoView {
    let areas = memo(move |_| {
        let from = marching.get().from;
        let prompt = state.prompt();
        prompt.map_or(AreaSet::EMPTY, |prompt| {
            state.view.with(|view| calls(view, &prompt, from))
        })
    });
    move || {
        areas
            .get()
            .iter()
            .map(|area| {
                let place = wording::the_area(area);
                let name = say!(
                    "Ask for support against {place}" | "Um Unterstützung gegen {place} bitten"
                );
                let chosen = Signal::derive(move || marching.get().going == Going::Calling(area));
                view! { <Press state step=Step::Call(area) name chosen /> }
            })
            .collect_view()
    }
}
