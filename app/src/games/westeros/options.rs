//! The options of a table: what they are called, and the form they are chosen in.

mod form;
mod table;

pub use form::TableOptions;

use crate::{json, lobby::Options};
use serde_json::Value;
use table::{ADVANCED, Choice, MAIN};
use westeros::Setup;

/// The numbers of people who may play, and the houses that then take part.
pub const SIZES: Options = &[
    (
        "3",
        words!("3" | "3"),
        words!("Baratheon, Lannister and Stark" | "Baratheon, Lennister und Stark"),
    ),
    (
        "4",
        words!("4" | "4"),
        words!(
            "Baratheon, Lannister, Stark and Greyjoy" | "Baratheon, Lennister, Stark und Graufreud"
        ),
    ),
    (
        "5",
        words!("5" | "5"),
        words!("All houses but Martell" | "Alle Häuser außer Martell"),
    ),
    (
        "6",
        words!("6" | "6"),
        words!("All six houses" | "Alle sechs Häuser"),
    ),
];

/// "6 players, houses by lot": what was chosen, and what differs from the usual.
pub fn options(setup: &str, seats: usize) -> String {
    let setup: Setup = json::read(setup).unwrap_or_default();
    let chosen = serde_json::to_value(setup).unwrap_or_default();
    let mut parts = vec![say!("{seats} players" | "{seats} Spieler")];
    let all = MAIN.iter().chain(ADVANCED);
    parts.extend(all.filter_map(|choice| tell(choice, &chosen)));
    parts.join(", ")
}

/// A choice in a few words; nothing for the usual one.
fn tell(choice: &Choice, chosen: &Value) -> Option<String> {
    let value = chosen.get(choice.field)?.as_str()?;
    let at = choice.values.iter().position(|it| it.value == value)?;
    let unusual = at > 0 || choice.field == "houses";
    unusual.then(|| choice.values[at].brief.here().to_owned())
}

#[cfg(test)]
mod tests {
    use super::{table::FOR_DAYS, *};
    use serde_json::{Map, json};

    #[test]
    fn what_differs_from_the_usual_is_told() {
        assert_eq!(options("{}", 6), "6 players, everyone picks a house");
        let unusual = r#"{"houses":"Drawn","consolidation":"Automatic","final_tiebreak":"Faq2"}"#;
        let parts = "4 players, houses by lot, automatic power, FAQ tie-break";
        assert_eq!(options(unusual, 4), parts);
    }

    /// The form calls it good by correspondence, and there it is chosen.
    #[test]
    fn what_suits_days_is_a_choice_of_the_main_ones() {
        for (field, value) in FOR_DAYS {
            let choice = MAIN.iter().find(|it| it.field == *field).unwrap();
            let at = choice.values.iter().position(|it| it.value == *value);
            assert!(at.is_some_and(|at| at > 0), "not the usual one");
        }
        let setup = FOR_DAYS
            .iter()
            .map(|(field, value)| ((*field).to_owned(), json!(value)));
        let setup: Setup = serde_json::from_value(setup.collect()).unwrap();
        assert_eq!(setup.consolidation, westeros::Consolidation::Automatic);
    }

    /// A field that the rules gain must be offered here, with the usual value first.
    #[test]
    fn every_option_of_the_rules_is_offered() {
        let usual = serde_json::to_value(Setup::default()).unwrap();
        let usual: &Map<String, Value> = usual.as_object().unwrap();
        let offered: Vec<&Choice> = MAIN.iter().chain(ADVANCED).collect();
        assert_eq!(offered.len(), usual.len());
        for choice in offered {
            assert_eq!(usual[choice.field], choice.values[0].value);
            for it in choice.values {
                let setup = json!({ choice.field: it.value });
                let setup: Result<Setup, _> = serde_json::from_value(setup);
                assert!(setup.is_ok(), "{}: {}", choice.field, it.value);
            }
        }
    }
}
