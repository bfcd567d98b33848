//! A march: from where, how many to each destination, and whether a power token stays behind.

use super::{press::Press, stepper::ArmyPicker};
use crate::games::westeros::{
    draft::{Draft, Going, Step, calls, may_leave_token},
    table::desk::Desk,
    wording,
};
use leptos::prelude::*;
use westeros::{Area, AreaSet, Army, Prompt};

/// The march as far as it has come.
#[component]
pub fn MarchRows(desk: Desk) -> impl IntoView {
    let from = Memo::new(move |_| match desk.draft.get() {
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
        <ul class="offers" aria-label="March orders">
            {move || {
                orders()
                    .iter()
                    .map(|area| {
                        let what = desk.view.with(|view| wording::order_in(view, area));
                        view! {
                            <li>
                                <Press desk step=Step::MarchFrom(area) name=area.name() what chosen=false />
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
    let going = Memo::new(move |_| match desk.draft.get() {
        Draft::March { going, .. } => going,
        _ => Going::Open,
    });
    let left = Memo::new(move |_| {
        let all = desk.view.with(|view| view.upright(from));
        all.minus(all.common(going.get().moves().total()))
    });
    let staying = move || match left.get() {
        Army::NONE => format!("Nobody stays in {}.", from.name()),
        some => format!("In {} stay {}.", from.name(), wording::army(some)),
    };
    let destinations = Memo::new(move |_| {
        let moves = going.get().moves();
        moves.iter().map(|(to, _)| to).collect::<Vec<_>>()
    });
    view! {
        <ul class="choice-rows" aria-label="Destinations">
            <For each=move || destinations.get() key=|to| *to let:to>
                <Destination desk to going left />
            </For>
        </ul>
        <p class="tally">{staying}</p>
        <Token desk from going />
        <div class="choices">
            <Press
                desk
                step=Step::WithoutEffect
                name="March nowhere"
                chosen=Signal::derive(move || going.get() == Going::Nowhere)
            />
            <Calls desk from going />
            <Show when=move || matches!(desk.prompt(), Some(Prompt::ResolveMarch { orders }) if orders.len() > 1)>
                <button type="button" on:click=move |_| desk.take(Step::ClearAll)>
                    "Another order"
                </button>
            </Show>
        </div>
    }
}

#[component]
fn Destination(desk: Desk, to: Area, going: Memo<Going>, left: Memo<Army>) -> impl IntoView {
    let named = Memo::new(move |_| going.get().moves().at(to));
    let all = Memo::new(move |_| named.get().plus(left.get()));
    let set = Callback::new(move |army| desk.take(Step::Send(to, army)));
    view! {
        <li class="choice-row">
            <span class="row-name">"To " {to.name()}</span>
            <ArmyPicker what=format!("to {}", to.name()) named all set />
        </li>
    }
}

/// Whether a power token stays behind; shown where it can.
#[component]
fn Token(desk: Desk, from: Area, going: Memo<Going>) -> impl IntoView {
    let leaves = move || going.get().leaves_token();
    let may = Memo::new(move |_| {
        let possible = desk.prompt().is_some_and(|prompt| {
            desk.view
                .with(|view| may_leave_token(view, &prompt, from, &going.get()))
        });
        possible || leaves()
    });
    view! {
        <Show when=move || may.get()>
            <label class="token-choice">
                <input
                    type="checkbox"
                    prop:checked=leaves
                    on:change=move |event| desk.take(Step::LeaveToken(event_target_checked(&event)))
                />
                "Leave a power token in "
                {from.name()}
                ": it stays yours"
            </label>
        </Show>
    }
}

/// The neutral forces against which support may be asked for.
#[component]
fn Calls(desk: Desk, from: Area, going: Memo<Going>) -> impl IntoView {
    let areas = Memo::new(move |_| {
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
                let name = format!("Ask for support against {}", area.name());
                let chosen = Signal::derive(move || going.get() == Going::Calling(area));
                view! { <Press desk step=Step::Call(area) name chosen /> }
            })
            .collect_view()
    }
}
