//! One of several answers in the form that opens a table.

use crate::language::Words;
use leptos::prelude::*;

/// A value, its name and a hint.
pub type Options = &'static [(&'static str, Words, Words)];

/// A group of radio buttons drawn as tiles.
#[component]
pub fn Choice(
    legend: &'static str,
    name: &'static str,
    options: Options,
    chosen: &'static str,
) -> impl IntoView {
    view! {
        <fieldset class="choice">
            <legend>{legend}</legend>
            <div class="tiles">
                {options
                    .iter()
                    .map(|&(value, label, hint)| {
                        view! {
                            <label class="tile">
                                <input type="radio" name=name value=value checked=value == chosen />
                                <span class="tile-label">{label.here()}</span>
                                <span class="note">{hint.here()}</span>
                            </label>
                        }
                    })
                    .collect_view()}
            </div>
        </fieldset>
    }
}
