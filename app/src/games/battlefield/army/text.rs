//! An army as text: to copy, and to paste.

use super::{
    address::{Draft, PLACE},
    mistake::mistake,
};
use crate::{markup::escaped, unsent::KeepTyped};
use battlefield::{
    army::{Army, read, read_foreign, write},
    data::Data,
    outline::Mistake,
};
use leptos::prelude::*;

/// More than the largest army needs.
pub const LONGEST: usize = 4_000;

/// A text that is no army, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pasted {
    pub text: String,
    pub mistakes: Vec<Mistake>,
    /// The part of it that could be read all the same.
    pub army: Option<Army>,
}

impl Pasted {
    /// # Errors
    /// The text with its mistakes, if it is no army.
    pub fn read(text: &str) -> Result<Army, Self> {
        let text: String = text.chars().take(LONGEST).collect();
        let text = tidied(&text);
        let data = Data::of_this_build();
        let army = None;
        let mistakes = match read(&text, data) {
            Ok(army) => return Ok(army),
            Err(mistakes) => mistakes,
        };
        // Who writes as this page does is told what is wrong; others write in ways of their own.
        if text.lines().any(|it| it.starts_with("army ")) {
            return Err(Self {
                text,
                mistakes,
                army,
            });
        }
        match read_foreign(&text, data) {
            Some((army, unknown)) if unknown.is_empty() => Ok(army),
            Some((army, mistakes)) => Err(Self {
                text,
                mistakes,
                army: Some(army),
            }),
            None => Err(Self {
                text,
                mistakes,
                army,
            }),
        }
    }
}

/// Without the blanks around its lines, so that what was copied from an indented list is read.
fn tidied(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    lines.join("\n")
}

#[component]
pub fn Text(draft: Draft, pasted: Option<Pasted>) -> impl IntoView {
    let begun = !draft.army.faction.is_empty();
    let text = write(&draft.army);
    let rows = (text.lines().count() + 1).to_string();
    let wrong = pasted.is_some();
    let invalid = wrong.then_some("true");
    let (typed, mistakes) = pasted.map(|it| (it.text, it.mistakes)).unwrap_or_default();
    let mistakes: Vec<AnyView> = mistakes
        .iter()
        .map(|it| view! { <li>{mistake(it)}</li> }.into_any())
        .collect();
    view! {
        {begun.then(|| view! {
            <label class="field army-text">
                <span>{word!("The army as text, to copy" | "Die Armee als Text, zum Kopieren")}</span>
                <textarea readonly rows=rows spellcheck="false" prop:value=text.clone() inner_html=escaped(&text)></textarea>
            </label>
        })}
        <details class="fold army-paste" open=wrong>
            <summary>{word!("Paste an army" | "Eine Armee einfügen")}</summary>
            <form method="get" action=PLACE>
                <KeepTyped name="army-text" />
                <input type="hidden" name="size" value=draft.size.to_string() />
                <p class="note">
                    {word!(
                        "From this page or from another builder: one name a line, with or without counts and points."
                            | "Von dieser Seite oder aus einem anderen Programm: ein Name je Zeile, mit oder ohne Anzahl und Punkte."
                    )}
                </p>
                <label class="field">
                    <span>{word!("The text of an army" | "Der Text einer Armee")}</span>
                    <textarea
                        name="text"
                        rows="8"
                        maxlength=LONGEST.to_string()
                        spellcheck="false"
                        required
                        aria-invalid=invalid
                        aria-describedby="army-mistakes"
                        inner_html=escaped(&typed)
                    ></textarea>
                </label>
                <ul id="army-mistakes" class="army-mistakes" role="alert">{mistakes}</ul>
                <button class="button primary" type="submit">{word!("Use this army" | "Diese Armee verwenden")}</button>
            </form>
        </details>
    }
}
