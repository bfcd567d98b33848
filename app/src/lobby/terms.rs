//! The terms of a table for those who join, and what it tells them beforehand.

mod own;

use super::choice::{Choice, Options, code};
use crate::markup::escaped;
use leptos::prelude::*;
pub use model::{Admission, MAX_DESCRIPTION, MAX_HOUSE_RULES, Reliability, Terms, Tongue};
use own::OwnGate;
use serde::{Deserialize, Serialize};

/// The values that the form sends.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TermsChoice {
    pub language: Tongue,
    pub admission: Admission,
    pub least: Gate,
    pub description: String,
    pub house_rules: String,
}

/// The people whom the form lets in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gate {
    #[default]
    Everybody,
    Unproven,
    High,
}

/// Tells what a table asks, in a few words for a list; nothing about what everybody meets.
pub fn asked(terms: &Terms) -> Vec<&'static str> {
    let language = match terms.language {
        Tongue::Any => None,
        Tongue::English => Some(word!("in English" | "auf Englisch")),
        Tongue::German => Some(word!("in German" | "auf Deutsch")),
    };
    let admission = match terms.admission {
        Admission::Everybody => None,
        Admission::Accounts => Some(word!(
            "only for people with an account" | "nur für Leute mit Konto"
        )),
    };
    let gate = match terms.least {
        Reliability::Low => None,
        Reliability::Unproven => Some(word!(
            "not for players who abandoned games ▽"
                | "nicht für alle, die Partien im Stich gelassen haben ▽"
        )),
        Reliability::High => Some(word!("reliable players only ◆" | "nur für Zuverlässige ◆")),
    };
    [language, admission, gate].into_iter().flatten().collect()
}

const TONGUES: Options = &[
    (
        "Any",
        words!("Any" | "Egal"),
        words!("Any language" | "Jede Sprache"),
    ),
    (
        "English",
        words!("English" | "Englisch"),
        words!("At the table" | "Am Tisch wird Englisch geschrieben"),
    ),
    (
        "German",
        words!("German" | "Deutsch"),
        words!("At the table" | "Am Tisch wird Deutsch geschrieben"),
    ),
];

const ADMISSIONS: Options = &[
    (
        "Everybody",
        words!("Guests welcome" | "Auch Gäste"),
        words!("Your link and a name are enough" | "Dein Link und ein Name genügen"),
    ),
    (
        "Accounts",
        words!("Accounts only" | "Nur mit Konto"),
        words!("Only people with an account" | "Nur Leute, die ein Konto haben"),
    ),
];

const GATES: Options = &[
    (
        "Everybody",
        words!("Anyone" | "Alle"),
        words!("No requirement" | "Ohne Bedingung"),
    ),
    (
        "Unproven",
        words!("Nobody who leaves games" | "Niemand, der Partien verlässt"),
        words!("Only players with ◇ or ◆" | "Nur Spieler mit ◇ oder ◆"),
    ),
    (
        "High",
        words!("Reliable players only" | "Nur Zuverlässige"),
        words!(
            "Only players with ◆: thirty answers on time in a row"
                | "Nur Spieler mit ◆: dreißig rechtzeitige Antworten in Folge"
        ),
    ),
];

/// The question of who gets in, as a part of the form that opens a table.
#[component]
pub fn AdmissionFields(admission: Admission, least: Gate) -> impl IntoView {
    view! {
        <Choice legend=word!("Guests without an account" | "Gäste ohne Konto") name="terms[admission]" options=ADMISSIONS chosen=code(&admission) />
        <div class="gate">
            <Choice legend=word!("Required reliability" | "Nötige Zuverlässigkeit") name="terms[least]" options=GATES chosen=code(&least) />
            <OwnGate />
        </div>
    }
}

/// The language that is written, as a part of the same form.
#[component]
pub fn TongueField(chosen: Tongue) -> impl IntoView {
    view! {
        <Choice legend=word!("Table language" | "Sprache am Tisch") name="terms[language]" options=TONGUES chosen=code(&chosen) />
    }
}

/// Description and house rules, by the names that their form gives them.
#[component]
pub fn WordsFields(names: [&'static str; 2], terms: Terms) -> impl IntoView {
    let [description, house_rules] = names;
    view! {
        <div class="field">
            <label for="table-description">{word!("What this table is about" | "Worum es an diesem Tisch geht")}</label>
            <textarea id="table-description" name=description rows="2" maxlength=MAX_DESCRIPTION.to_string() inner_html=escaped(&terms.description)></textarea>
        </div>
        <div class="field">
            <label for="table-house-rules">{word!("House rules" | "Hausregeln")}</label>
            <textarea id="table-house-rules" name=house_rules rows="3" maxlength=MAX_HOUSE_RULES.to_string() aria-describedby="house-rules-note" inner_html=escaped(&terms.house_rules)></textarea>
            <p class="note" id="house-rules-note">
                {word!(
                    "What you agree on among yourselves; the game doesn't enforce it."
                        | "Was ihr untereinander vereinbart; das Spiel erzwingt es nicht."
                )}
            </p>
        </div>
    }
}

/// Description and house rules as others read them.
#[component]
pub fn TermsText(terms: Terms) -> impl IntoView {
    let asked = asked(&terms).join(" · ");
    let Terms {
        description,
        house_rules,
        ..
    } = terms;
    view! {
        {(!description.is_empty()).then(|| view! { <p class="plain-text lead">{description}</p> })}
        {(!asked.is_empty()).then(|| view! { <p class="note">{asked}</p> })}
        {(!house_rules.is_empty()).then(|| view! {
            <section class="card house-rules" aria-label=word!("House rules" | "Hausregeln")>
                <h2>{word!("House rules" | "Hausregeln")}</h2>
                <p class="plain-text">{house_rules}</p>
            </section>
        })}
    }
}

impl From<TermsChoice> for Terms {
    fn from(it: TermsChoice) -> Self {
        Self {
            language: it.language,
            admission: it.admission,
            least: match it.least {
                Gate::Everybody => Reliability::Low,
                Gate::Unproven => Reliability::Unproven,
                Gate::High => Reliability::High,
            },
            description: it.description,
            house_rules: it.house_rules,
        }
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_unusual_is_told() {
        assert!(asked(&Terms::default()).is_empty());
        let picky = Terms {
            language: Tongue::German,
            admission: Admission::Accounts,
            least: Reliability::High,
            ..Terms::default()
        };
        let words = [
            "in German",
            "only for people with an account",
            "reliable players only ◆",
        ];
        assert_eq!(asked(&picky), words);
    }
}
