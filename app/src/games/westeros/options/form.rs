//! The options as part of a form; it posts the rules' own set-up.

use super::table::{ADVANCED, Choice, FOR_DAYS, MAIN};
use crate::{
    games::{GameUi, westeros::BoardGame},
    lobby::ChosenPreset,
    reactive::memo,
};
use leptos::{either::Either, prelude::*};
use serde_json::Value;
use westeros::Setup;

/// The options every table should think about, and a fold with the others.
#[component]
pub fn TableOptions(chosen: Setup) -> impl IntoView {
    let chosen = serde_json::to_value(chosen).unwrap_or_default();
    let at = |choice: &Choice| {
        let value = chosen.get(choice.field).and_then(Value::as_str);
        let mut values = choice.values.iter();
        values.position(|it| Some(it.value) == value).unwrap_or(0)
    };
    let for_days = ChosenPreset::is_for_days();
    let tiles = move |choice: &'static Choice| {
        let chosen = at(choice);
        let suited = suited(choice);
        let own = RwSignal::new(false);
        // It follows the clock until somebody has chosen for themselves.
        let for_days = memo(move |before: Option<&bool>| {
            let now = for_days();
            let before = before.filter(|_| own.get_untracked());
            before.copied().unwrap_or(now)
        });
        // Drawn anew: a button that somebody has pressed follows its attribute no more.
        move || match suited.filter(|_| for_days.try_get() == Some(true)) {
            Some(at) => Either::Left(view! { <Tiles choice at own /> }),
            None => Either::Right(view! { <Tiles choice at=chosen own /> }),
        }
    };
    view! {
        {MAIN.iter().map(tiles).collect_view()}
        <details class="fold">
            <summary>{word!("Advanced: how to settle open questions in the rules" | "Für \
                 Fortgeschrittene: Auslegung offener Regelfragen")}</summary>
            <p class="note">{word!("The first choice in each list is the usual one." | "Üblich \
                 ist jeweils die erste Möglichkeit.")}</p>
            {ADVANCED.iter().map(|choice| view! { <Select choice at=at(choice) /> }).collect_view()}
        </details>
    }
}

/// Returns the place of the value that suits a game over several days, for a choice that depends on it.
fn suited(choice: &Choice) -> Option<usize> {
    let (_, suited) = FOR_DAYS.iter().find(|(field, _)| *field == choice.field)?;
    choice.values.iter().position(|it| it.value == *suited)
}

fn name(choice: &Choice) -> String {
    format!("setup[{}][{}]", BoardGame::KIND, choice.field)
}

/// A group of radio buttons drawn as tiles.
#[component]
fn Tiles(
    choice: &'static Choice,
    at: usize,
    /// Becomes true once somebody has chosen.
    own: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <fieldset class="choice" on:change=move |_| own.set(true)>
            <legend>{choice.legend.here()}</legend>
            <div class="tiles">
                {choice
                    .values
                    .iter()
                    .enumerate()
                    .map(|(index, it)| {
                        view! {
                            <label class="tile">
                                <input type="radio" name=name(choice) value=it.value checked=index == at />
                                <span class="tile-label">{it.name.here()}</span>
                                <span class="note">{it.note.here()}</span>
                            </label>
                        }
                    })
                    .collect_view()}
            </div>
        </fieldset>
    }
}

#[component]
fn Select(choice: &'static Choice, at: usize) -> impl IntoView {
    view! {
        <label class="field">
            <span>{choice.legend.here()}</span>
            <select name=name(choice)>
                {choice
                    .values
                    .iter()
                    .enumerate()
                    .map(|(index, it)| {
                        view! { <option value=it.value selected=index == at>{it.name.here()}</option> }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}
