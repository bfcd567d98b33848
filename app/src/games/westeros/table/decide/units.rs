//! Own units to be named: destroyed, turned into knights or footmen.

use super::{
    fed::FedAfter,
    pieces::{Fate, Pieces},
};
use crate::games::westeros::{
    draft::{Draft, Slot, Step, feeding_after, named_count, pool, short_of_footmen, wanted},
    table::state::PageState,
    wording::{self, court},
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Area, Army, House, Prompt, Unit};

/// The areas with such units, and how many of them are named.
#[component]
pub fn UnitRows(state: PageState) -> impl IntoView {
    let rows = memo(move |_| {
        let prompt = state.prompt();
        prompt.map_or_else(Vec::new, |it| state.view.with(|view| pool(view, &it)))
    });
    let short = memo(move |_| match state.prompt() {
        Some(prompt @ Prompt::CrowsDown { .. }) => {
            state.view.with(|view| short_of_footmen(view, &prompt))
        }
        _ => 0,
    });
    let me = memo(move |_| state.view.with(|view| view.me));
    // Other losses are not about supply.
    let fed = memo(move |_| state.prompt() == Some(Prompt::Reconcile));
    view! {
        <Show when=move || fed.get()>
            <FedAfter state />
        </Show>
        <Tally state />
        <ul class="choice-rows" aria-label=word!("Your units" | "Deine Einheiten")>
            <For each=move || rows.get() key=|(area, _)| *area let((area, _))>
                <li class="choice-row">
                    <span class="row-name">{wording::area_name(area)}</span>
                    {move || me.get().map(|house| view! { <Named state area house rows short /> })}
                    <Over state area />
                </li>
            </For>
        </ul>
    }
}

/// Draws how many units of this army supply does not feed, as the draft stands.
#[component]
fn Over(state: PageState, area: Area) -> impl IntoView {
    let over = memo(move |_| {
        let prompt = state.prompt().filter(|it| *it == Prompt::Reconcile)?;
        let draft = state.draft.get();
        let feeding = state
            .view
            .with(|view| feeding_after(view, &prompt, &draft))?;
        let here = |slot: &&Slot| slot.area == Some(area) && slot.over() > 0;
        feeding.slots.iter().find(here).copied()
    });
    move || {
        over.get().map(|slot| {
            view! { <span class="fed-over">{court::over(slot)}</span> }
        })
    }
}

/// Draws how many units are named, and how many are wanted.
#[component]
fn Tally(state: PageState) -> impl IntoView {
    let words = memo(move |_| {
        let prompt = state.prompt()?;
        let wanted = state.view.with(|view| wanted(view, &prompt))?;
        let named = named_count(&state.draft.get())?;
        Some(court::named(named, wanted))
    });
    move || {
        words
            .get()
            .map(|words| view! { <p class="tally" aria-live="polite">{words}</p> })
    }
}

#[component]
fn Named(
    state: PageState,
    area: Area,
    house: House,
    rows: Memo<Vec<(Area, Army)>>,
    short: Memo<u8>,
) -> impl IntoView {
    let all = memo(move |_| {
        rows.with(|rows| {
            let here = rows.iter().find(|(it, _)| *it == area);
            here.map_or(Army::NONE, |(_, army)| *army)
        })
    });
    let named = memo(move |_| state.draft.get().units().at(area));
    let dead = memo(move |_| match state.draft.get() {
        Draft::Crows { destroyed, .. } => destroyed.at(area),
        _ => Army::NONE,
    });
    // A knight that is to die is not there to become a footman, and the other way round.
    let to_name = memo(move |_| all.get().minus(dead.get().common(all.get())));
    let to_kill = memo(move |_| all.get().minus(named.get().common(all.get())));
    let set = Callback::new(move |army| {
        let step = match state.draft.get_untracked() {
            Draft::Crows { .. } => Step::Crows(area, army, dead.get_untracked()),
            _ => Step::Name(area, army),
        };
        state.take(step);
    });
    let kill = Callback::new(move |army| {
        state.take(Step::Crows(area, named.get_untracked(), army));
    });
    let fate = memo(move |_| match state.prompt() {
        Some(Prompt::CrowsDown { .. }) => Fate::Replaced(Unit::Footman),
        Some(Prompt::CrowsUp { .. } | Prompt::Renly { .. }) => Fate::Replaced(Unit::Knight),
        _ => Fate::Destroyed,
    });
    view! {
        {move || {
            let fate = fate.get();
            view! { <Pieces area house fate named all=to_name set /> }
        }}
        {move || {
            (short.get() > 0)
                .then(|| {
                    view! {
                        <span class="row-note">
                            {word!(
                                "Destroyed, because no footmen are left:"
                                    | "Vernichtet, weil keine Fußsoldaten mehr da sind:"
                            )}
                        </span>
                        <Pieces area house fate=Fate::Destroyed named=dead all=to_kill set=kill />
                    }
                })
        }}
    }
}
