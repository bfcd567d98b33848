//! The options as part of a form; it posts the rules' own set-up.

use super::table::{ADVANCED, Choice, MAIN};
use crate::games::{Hosted, westeros::BoardGame};
use leptos::prelude::*;
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
    view! {
        {MAIN.iter().map(|choice| view! { <Tiles choice at=at(choice) /> }).collect_view()}
        <details class="fold">
            <summary>{word!("Advanced: how to settle open questions in the rules" | "Für \
                 Fortgeschrittene: Auslegung offener Regelfragen")}</summary>
            <p class="note">{word!("The first choice in each list is the usual one." | "Üblich \
                 ist jeweils die erste Möglichkeit.")}</p>
            {ADVANCED.iter().map(|choice| view! { <Select choice at=at(choice) /> }).collect_view()}
        </details>
    }
}

fn name(choice: &Choice) -> String {
    format!("setup[{}][{}]", BoardGame::KIND, choice.field)
}

/// A group of radio buttons drawn as tiles.
#[component]
fn Tiles(choice: &'static Choice, at: usize) -> impl IntoView {
    view! {
        <fieldset class="choice">
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
