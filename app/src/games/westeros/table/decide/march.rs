//! A march: from where, how many to each destination, and whether a power token stays behind.

mod destinations;
mod supply;
mod token;

use super::{press::Press, stepper::ArmyPicker};
use crate::games::westeros::{
    draft::{Draft, Going, Marching, Step, calls},
    table::desk::Desk,
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
pub fn MarchRows(desk: Desk) -> impl IntoView {
    let from = memo(move |_| match desk.draft.get() {
        Draft::March { from, .. } => from,
        _ => None,
    });
    move || match from.get() {
        None => view! { <Origins desk /> }.into_any(),
        Some(from) => view! { <From desk from /> }.into_any(),
    }
}

/// The March orders to choose from.
#[component]
fn Origins(desk: Desk) -> impl IntoView {
    let orders = move || match desk.prompt() {
        Some(Prompt::ResolveMarch { orders }) => orders,
        _ => AreaSet::EMPTY,
    };
    view! {
        <ul class="offers" aria-label=word!("March orders" | "Marschbefehle")>
            {move || {
                orders()
                    .iter()
                    .map(|area| {
                        let what = desk.view.with(|view| wording::order_in(view, area));
                        let name = wording::area_name(area);
                        view! {
                            <li>
                                <Press desk step=Step::MarchFrom(area) name what chosen=false />
                            </li>
                        }
                    })
                    .collect_view()
            }}
        </ul>
    }
}

#[component]
fn From(desk: Desk, from: Area) -> impl IntoView {
    let marching = memo(move |_| {
        desk.draft.get().marching().unwrap_or(Marching {
            from,
            going: Going::Open,
            hand: Army::NONE,
        })
    });
    let left = memo(move |_| desk.view.with(|view| marching.get().left(view)));
    let several =
        move || matches!(desk.prompt(), Some(Prompt::ResolveMarch { orders }) if orders.len() > 1);
    view! {
        <Destinations desk marching left />
        <Staying desk marching left />
        <Targets desk marching />
        <SupplyLine desk marching />
        <Token desk marching />
        <div class="choices">
            <Press
                desk
                step=Step::WithoutEffect
                name=word!("March nowhere" | "Nirgendwohin")
                what=word!("(no unit moves, and the order is used up)" | "(niemand zieht, der \
                     Befehl ist verbraucht)")
                chosen=Signal::derive(move || marching.get().going == Going::Nowhere)
            />
            <Calls desk marching />
            <Show when=several>
                <button type="button" on:click=move |_| desk.take(Step::ClearAll)>
                    {word!("Another order" | "Anderer Befehl")}
                </button>
            </Show>
        </div>
    }
}

/// Who has no destination yet, and who of them the next one is for.
#[component]
fn Staying(desk: Desk, marching: Memo<Marching>, left: Memo<Army>) -> impl IntoView {
    let routed = move || {
        desk.view.with(|it| {
            let from = marching.get().from;
            it.units[from].minus(it.upright(from))
        })
    };
    let staying = move || wording::staying(marching.get().from, left.get(), routed());
    let hand = memo(move |_| marching.get().hand.common(left.get()));
    let set = Callback::new(move |army| desk.take(Step::Hold(army)));
    // With a single unit there is nothing to choose.
    let choice = memo(move |_| left.get().len() > 1);
    view! {
        <p class="tally">{staying}</p>
        <Show when=move || choice.get()>
            <div class="choice-row">
                <span class="row-note">
                    {move || {
                        if hand.get().is_empty() {
                            word!("Send everyone to the next area you pick, or only:" | "In das \
                                 Gebiet, das du als Nächstes wählst, ziehen alle, oder nur:")
                        } else {
                            word!("Send only these to the next area you pick:" | "In das Gebiet, \
                                 das du als Nächstes wählst, ziehen nur:")
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
fn Calls(desk: Desk, marching: Memo<Marching>) -> impl IntoView {
    let areas = memo(move |_| {
        let from = marching.get().from;
        let prompt = desk.prompt();
        prompt.map_or(AreaSet::EMPTY, |prompt| {
            desk.view.with(|view| calls(view, &prompt, from))
        })
    });
    move || {
        areas
            .get()
            .iter()
            .map(|area| {
                let place = wording::area_name(area);
                let name = say!(
                    "Ask for support against {place}" | "Um Unterstützung gegen {place} bitten"
                );
                let chosen = Signal::derive(move || marching.get().going == Going::Calling(area));
                view! { <Press desk step=Step::Call(area) name chosen /> }
            })
            .collect_view()
    }
}
