//! Names and texts of abilities, objective cards among them.

mod objectives;
mod people;
mod units;

use crate::language::{Language, language};
use battlefield::reference::AbilityRef;

/// Its name.
pub fn name(ability: AbilityRef) -> String {
    let entry = ability.entry();
    match (language(), german(&entry.id)) {
        (Language::German, Some((name, _))) => name.to_owned(),
        _ => entry.name.clone(),
    }
}

/// Tells what it does, in our own words.
pub fn text(ability: AbilityRef) -> String {
    let entry = ability.entry();
    match (language(), german(&entry.id)) {
        (Language::German, Some((_, text))) => text.to_owned(),
        _ => entry.text.clone(),
    }
}

/// Name and text in German, by the id in the data.
pub fn german(id: &str) -> Option<(&'static str, &'static str)> {
    units::german(id)
        .or_else(|| people::german(id))
        .or_else(|| objectives::german(id))
}
