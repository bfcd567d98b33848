//! The options as part of a form; it posts the rules' own set-up.

use super::table::{ADVANCED, Choice, MAIN};
use leptos::prelude::*;

/// The options every table should think about, and a fold with the others.
#[component]
pub fn TableOptions() -> impl IntoView {
    view! {
        {MAIN.iter().map(|choice| view! { <Tiles choice /> }).collect_view()}
        <details class="fold">
            <summary>"Advanced: how open questions of the rules are read"</summary>
            <p class="note">"The first of each list is the usual one."</p>
            {ADVANCED.iter().map(|choice| view! { <Select choice /> }).collect_view()}
        </details>
    }
}

fn name(choice: &Choice) -> String {
    format!("setup[{}]", choice.field)
}

/// A group of radio buttons drawn as tiles.
#[component]
fn Tiles(choice: &'static Choice) -> impl IntoView {
    view! {
        <fieldset class="choice">
            <legend>{choice.legend}</legend>
            <div class="tiles">
                {choice
                    .values
                    .iter()
                    .enumerate()
                    .map(|(index, it)| {
                        view! {
                            <label class="tile">
                                <input type="radio" name=name(choice) value=it.value checked=index == 0 />
                                <span class="tile-label">{it.name}</span>
                                <span class="note">{it.note}</span>
                            </label>
                        }
                    })
                    .collect_view()}
            </div>
        </fieldset>
    }
}

#[component]
fn Select(choice: &'static Choice) -> impl IntoView {
    view! {
        <label class="field">
            <span>{choice.legend}</span>
            <select name=name(choice)>
                {choice
                    .values
                    .iter()
                    .map(|it| view! { <option value=it.value>{it.name}</option> })
                    .collect_view()}
            </select>
        </label>
    }
}
