//! What a table asks of those who join, and what it tells them beforehand.

mod own;

use super::{
    Reliability,
    choice::{Choice, Options, code},
};
use leptos::prelude::*;
use own::OwnGate;
use serde::{Deserialize, Serialize};

/// In which language people speak at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tongue {
    #[default]
    Any,
    English,
    German,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub language: Tongue,
    pub least: Reliability,
    pub description: String,
    pub house_rules: String,
}

/// What the form sends.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TermsChoice {
    pub language: Tongue,
    pub least: Gate,
    pub description: String,
    pub house_rules: String,
}

/// Whom the form lets in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gate {
    #[default]
    Everybody,
    Unproven,
    High,
}

/// As long as the platform takes them.
pub const MAX_DESCRIPTION: usize = 300;
pub const MAX_HOUSE_RULES: usize = 2000;

impl Default for Terms {
    fn default() -> Self {
        Self {
            language: Tongue::Any,
            least: Reliability::Low,
            description: String::new(),
            house_rules: String::new(),
        }
    }
}

impl Terms {
    /// What the table asks, in a few words for a list; nothing about what everybody meets.
    pub fn words(&self) -> Vec<&'static str> {
        let language = match self.language {
            Tongue::Any => None,
            Tongue::English => Some(word!("in English" | "auf Englisch")),
            Tongue::German => Some(word!("in German" | "auf Deutsch")),
        };
        let gate = match self.least {
            Reliability::Low => None,
            Reliability::Unproven => Some(word!(
                "not for players who abandoned games ▽"
                    | "nicht für alle, die Partien im Stich gelassen haben ▽"
            )),
            Reliability::High => Some(word!("reliable players only ◆" | "nur für Zuverlässige ◆")),
        };
        language.into_iter().chain(gate).collect()
    }
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
        words!("At the table" | "Am Tisch"),
    ),
    (
        "German",
        words!("German" | "Deutsch"),
        words!("At the table" | "Am Tisch"),
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
        words!("◇ or ◆" | "◇ oder ◆"),
        words!("No one who abandoned games" | "Niemand, der Partien im Stich gelassen hat"),
    ),
    (
        "High",
        words!("◆ only" | "Nur ◆"),
        words!("Thirty answers on time in a row" | "Dreißig rechtzeitige Antworten in Folge"),
    ),
];

/// The part of the form that opens a table.
#[component]
pub fn TermsField(chosen: TermsChoice) -> impl IntoView {
    let TermsChoice {
        language,
        least,
        description,
        house_rules,
    } = chosen;
    let terms = Terms {
        description,
        house_rules,
        ..Terms::default()
    };
    view! {
        <Choice legend=word!("Table language" | "Sprache am Tisch") name="terms[language]" options=TONGUES chosen=code(&language) />
        <div class="gate">
            <Choice legend=word!("Required reliability" | "Nötige Zuverlässigkeit") name="terms[least]" options=GATES chosen=code(&least) />
            <OwnGate />
        </div>
        <WordsFields names=["terms[description]", "terms[house_rules]"] terms />
    }
}

/// Description and house rules, by the names that their form gives them.
#[component]
pub fn WordsFields(names: [&'static str; 2], terms: Terms) -> impl IntoView {
    let [description, house_rules] = names;
    view! {
        <div class="field">
            <label for="table-description">{word!("What this table is about" | "Worum es an diesem Tisch geht")}</label>
            <textarea id="table-description" name=description rows="2" maxlength=MAX_DESCRIPTION.to_string()>{terms.description}</textarea>
        </div>
        <div class="field">
            <label for="table-house-rules">{word!("House rules" | "Hausregeln")}</label>
            <textarea id="table-house-rules" name=house_rules rows="3" maxlength=MAX_HOUSE_RULES.to_string() aria-describedby="house-rules-note">{terms.house_rules}</textarea>
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
pub fn TermsTold(terms: Terms) -> impl IntoView {
    let asked = terms.words().join(" · ");
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

#[cfg(feature = "ssr")]
mod ssr {
    use super::{Gate, Terms, TermsChoice, Tongue};
    use platform::{accounts::Reliability, tables};

    impl From<tables::Tongue> for Tongue {
        fn from(it: tables::Tongue) -> Self {
            match it {
                tables::Tongue::Any => Self::Any,
                tables::Tongue::English => Self::English,
                tables::Tongue::German => Self::German,
            }
        }
    }

    impl From<Tongue> for tables::Tongue {
        fn from(it: Tongue) -> Self {
            match it {
                Tongue::Any => Self::Any,
                Tongue::English => Self::English,
                Tongue::German => Self::German,
            }
        }
    }

    impl From<tables::Terms> for Terms {
        fn from(it: tables::Terms) -> Self {
            Self {
                language: it.language.into(),
                least: it.least.into(),
                description: it.description,
                house_rules: it.house_rules,
            }
        }
    }

    impl From<TermsChoice> for tables::Terms {
        fn from(it: TermsChoice) -> Self {
            Self {
                language: it.language.into(),
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
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;

    #[test]
    fn the_texts_are_as_long_as_the_platform_takes_them() {
        assert_eq!(MAX_DESCRIPTION, platform::tables::MAX_DESCRIPTION);
        assert_eq!(MAX_HOUSE_RULES, platform::tables::MAX_HOUSE_RULES);
    }

    #[test]
    fn only_what_is_unusual_is_told() {
        assert!(Terms::default().words().is_empty());
        let picky = Terms {
            language: Tongue::German,
            least: Reliability::High,
            ..Terms::default()
        };
        assert_eq!(picky.words(), ["in German", "reliable players only ◆"]);
    }
}
