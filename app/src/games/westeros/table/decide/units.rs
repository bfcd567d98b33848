//! Own units to be named: destroyed, turned into knights or footmen.

use super::stepper::ArmyPicker;
use crate::games::westeros::{
    draft::{Draft, Step, Wanted, pool, short_of_footmen, wanted},
    table::desk::Desk,
    wording,
};
use leptos::prelude::*;
use westeros::{Area, Army, Prompt};

/// The areas with such units, and how many of them are named.
#[component]
pub fn UnitRows(desk: Desk) -> impl IntoView {
    let rows = Memo::new(move |_| {
        let prompt = desk.prompt();
        prompt.map_or_else(Vec::new, |it| desk.view.with(|view| pool(view, &it)))
    });
    let short = Memo::new(move |_| match desk.prompt() {
        Some(prompt @ Prompt::CrowsDown { .. }) => {
            desk.view.with(|view| short_of_footmen(view, &prompt))
        }
        _ => 0,
    });
    view! {
        <Tally desk />
        <ul class="choice-rows" aria-label="Your units">
            <For each=move || rows.get() key=|(area, _)| *area let((area, _))>
                <li class="choice-row">
                    <span class="row-name">{area.name()}</span>
                    <Named desk area rows short />
                </li>
            </For>
        </ul>
    }
}

/// How many units are named, and how many are wanted.
#[component]
fn Tally(desk: Desk) -> impl IntoView {
    let words = Memo::new(move |_| {
        let prompt = desk.prompt()?;
        let wanted = desk.view.with(|view| wanted(view, &prompt))?;
        let named = match desk.draft.get() {
            Draft::Units(units) => units.len(),
            Draft::Crows {
                replaced,
                destroyed,
            } => replaced.len() + destroyed.len(),
            _ => return None,
        };
        Some(match wanted {
            Wanted::Exactly(count) => format!("{named} of {count} chosen"),
            Wanted::UpTo(most) => format!("{named} chosen, {most} at most"),
            Wanted::Enough => format!("{} chosen", wording::count(named, "unit")),
        })
    });
    move || {
        words
            .get()
            .map(|words| view! { <p class="tally" aria-live="polite">{words}</p> })
    }
}

#[component]
fn Named(desk: Desk, area: Area, rows: Memo<Vec<(Area, Army)>>, short: Memo<u8>) -> impl IntoView {
    let all = Memo::new(move |_| {
        rows.with(|rows| {
            let here = rows.iter().find(|(it, _)| *it == area);
            here.map_or(Army::NONE, |(_, army)| *army)
        })
    });
    let named = Memo::new(move |_| desk.draft.get().units().at(area));
    let dead = Memo::new(move |_| match desk.draft.get() {
        Draft::Crows { destroyed, .. } => destroyed.at(area),
        _ => Army::NONE,
    });
    let set = Callback::new(move |army| {
        let step = match desk.draft.get_untracked() {
            Draft::Crows { .. } => Step::Crows(area, army, dead.get_untracked()),
            _ => Step::Name(area, army),
        };
        desk.take(step);
    });
    let kill = Callback::new(move |army| {
        desk.take(Step::Crows(area, named.get_untracked(), army));
    });
    view! {
        <ArmyPicker what=area.name() named all set />
        {move || {
            (short.get() > 0)
                .then(|| {
                    view! {
                        <span class="row-note">"Destroyed, for want of footmen:"</span>
                        <ArmyPicker
                            what=format!("destroyed in {}", area.name())
                            named=dead
                            all
                            set=kill
                        />
                    }
                })
        }}
    }
}
