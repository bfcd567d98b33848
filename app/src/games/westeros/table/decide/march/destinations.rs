//! The destinations of a march, those that it has and those that it could have, each with what waits there.

use super::super::stepper::ArmyPicker;
use crate::games::westeros::{
    draft::{Marching, Step, near},
    scene::Mark,
    table::{listed::Listed, state::PageState},
    wording,
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Area, Army};

/// The destinations named so far, with their units.
#[component]
pub fn Destinations(state: PageState, marching: Memo<Marching>, left: Memo<Army>) -> impl IntoView {
    let named = memo(move |_| {
        let moves = marching.get().going.moves();
        moves.iter().map(|(to, _)| to).collect::<Vec<_>>()
    });
    view! {
        <ul class="choice-rows" aria-label=word!("Destinations" | "Ziele")>
            <For each=move || named.get() key=|to| *to let:to>
                <Destination state to marching left />
            </For>
        </ul>
    }
}

#[component]
fn Destination(
    state: PageState,
    to: Area,
    marching: Memo<Marching>,
    left: Memo<Army>,
) -> impl IntoView {
    let named = memo(move |_| marching.get().going.moves().at(to));
    let all = memo(move |_| named.get().plus(left.get()));
    let set = Callback::new(move |army| state.take(Step::Send(to, army)));
    let name = wording::area_name(to);
    view! {
        <li class="choice-row">
            <span class="row-name">
                {say!("To {name}" | "Ziel: {name}")} " · "
                <span class="row-note">{prospect_text(state, to)}</span>
            </span>
            <ArmyPicker what=wording::into_area(to) named all set />
        </li>
    }
}

/// Everywhere the units reach, for those who do not use the map.
#[component]
pub fn Targets(state: PageState, marching: Memo<Marching>) -> impl IntoView {
    let areas = memo(move |_| {
        let from = marching.get().from;
        state
            .view
            .with(|view| near(view, from).iter().collect::<Vec<_>>())
    });
    let count = move || {
        let areas = areas.get();
        let open = |it: &&Area| {
            let area = **it;
            state.scene.with(|it| it.areas[area].mark != Mark::Barred)
        };
        wording::in_reach(areas.iter().filter(open).count(), areas.len())
    };
    view! {
        <details class="march-targets">
            <summary>{count}</summary>
            <ul class="offers" aria-label=word!("Areas in reach" | "Gebiete in Reichweite")>
                <For each=move || areas.get() key=|area| *area let:area>
                    <li>
                        <Target state area />
                    </li>
                </For>
            </ul>
        </details>
    }
}

#[component]
fn Target(state: PageState, area: Area) -> impl IntoView {
    let mark = memo(move |_| state.scene.with(|it| it.areas[area].mark));
    let chosen = move || mark.get() == Mark::Chosen;
    let listed = use_context::<Listed>();
    let pick = move |_| {
        state.pick(area);
        if let Some(listed) = listed {
            listed.show(state, area);
        }
    };
    view! {
        <button
            type="button"
            class="press"
            class:chosen=chosen
            aria-pressed=move || if chosen() { "true" } else { "false" }
            aria-disabled=move || (mark.get() == Mark::Barred).then_some("true")
            on:click=pick
        >
            <span class="press-name">{wording::area_name(area)}</span>
            " "
            <span class="press-what">{prospect_text(state, area)}</span>
        </button>
    }
}

/// Tells what the plate on the map says.
fn prospect_text(state: PageState, area: Area) -> impl Fn() -> String + Copy {
    move || {
        state.scene.with(|it| {
            let plate = it.areas[area].plate.as_ref();
            plate.map_or_else(String::new, |it| it.words.clone())
        })
    }
}
