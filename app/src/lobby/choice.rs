//! One of several answers in the form that opens a table.

use crate::language::Words;
use leptos::prelude::*;
use serde::Serialize;

/// An option of a table in words; nothing about what is usual.
pub trait InWords {
    /// In a few words, for a list.
    fn words(self) -> Option<&'static str>;

    /// Tells what it means, for those who think about sitting down.
    fn sentence(self) -> Option<&'static str>;
}

/// A value, its name and a hint.
pub type Options = &'static [(&'static str, Words, Words)];

/// A group of radio buttons drawn as tiles.
#[component]
pub fn Choice(
    legend: &'static str,
    name: &'static str,
    options: Options,
    #[prop(into)] chosen: String,
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

/// The value of a choice that travels by its name.
pub fn code(chosen: &impl Serialize) -> String {
    let value = serde_json::to_value(chosen).ok();
    let code = value.as_ref().and_then(|it| it.as_str());
    code.unwrap_or_default().to_owned()
}
