//! Houses with equal bids, moved up and down among each other.

use crate::games::westeros::{
    draft::{Draft, Step, Tie, ties},
    panels::HouseToken,
    table::desk::Desk,
};
use leptos::prelude::*;
use westeros::House;

/// All houses, from the highest bid on.
#[component]
pub fn TiedRows(desk: Desk) -> impl IntoView {
    let rows = Memo::new(move |_| match (desk.prompt(), desk.draft.get()) {
        (Some(prompt), Draft::Tied(ranking)) => {
            let rows = ties(&prompt, &ranking).into_iter();
            rows.enumerate().collect::<Vec<_>>()
        }
        _ => Vec::new(),
    });
    view! {
        <ol class="choice-rows tied" aria-label="Places on the track">
            <For each=move || rows.get() key=|row| *row let((place, tie))>
                <TiedRow desk place=place as u8 tie />
            </For>
        </ol>
    }
}

#[component]
fn TiedRow(desk: Desk, place: u8, tie: Tie) -> impl IntoView {
    let Tie {
        house,
        bid,
        up,
        down,
    } = tie;
    view! {
        <li class="choice-row">
            <HouseToken house />
            <span class="row-name">{house.name()}</span>
            <span class="row-note">"bid " {bid}</span>
            <span class="stepper">
                <Move desk house to=place.saturating_sub(1) sign="▲" name="up" possible=up />
                <Move desk house to=place + 1 sign="▼" name="down" possible=down />
            </span>
        </li>
    }
}

#[component]
fn Move(
    desk: Desk,
    house: House,
    to: u8,
    sign: &'static str,
    name: &'static str,
    possible: bool,
) -> impl IntoView {
    view! {
        <button
            type="button"
            aria-label=format!("{} {name}", house.name())
            disabled=!possible
            on:click=move |_| desk.take(Step::Rank(house, to))
        >
            {sign}
        </button>
    }
}
