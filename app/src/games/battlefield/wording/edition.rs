//! Names of the game's German edition, as far as they are known; the others stay as the data prints them.

use crate::language::{Language, language};
use battlefield::data::Unit;

/// The name of a unit, as it stands after "von" and "mit", and that of its house where the edition adds it.
struct Printed {
    short: &'static str,
    dative: &'static str,
    of: &'static str,
}

/// The units that are known, by their ids in the data.
const UNITS: [&str; 7] = [
    "stark.sworn_swords",
    "stark.outriders",
    "stark.umber_berserkers",
    "stark.grey_wind",
    "lannister.guardsmen",
    "lannister.halberdiers",
    "lannister.mountains_men",
];

/// A unit of that edition by its id in the data.
fn german(id: &str) -> Option<Printed> {
    let (short, dative, of) = match id {
        "stark.sworn_swords" => ("Geschworene Schwerter", "Geschworenen Schwertern", "Stark"),
        "stark.outriders" => ("Vorreiter", "Vorreitern", "Stark"),
        "stark.umber_berserkers" => ("Berserker", "Berserkern", "Umber"),
        "stark.grey_wind" => ("Grauwind", "Grauwind", ""),
        "lannister.guardsmen" => ("Wachen", "Wachen", "Lennister"),
        "lannister.halberdiers" => ("Hellebardiere", "Hellebardieren", "Lennister"),
        "lannister.mountains_men" => ("Briganten", "Briganten", "Clegane"),
        _ => return None,
    };
    Some(Printed { short, dative, of })
}

fn printed(unit: &Unit) -> Option<Printed> {
    german(&unit.id).filter(|_| language() == Language::German)
}

/// "Stark Sworn Swords", "Geschworene Schwerter von Haus Stark".
pub fn whole(unit: &Unit) -> String {
    match printed(unit) {
        Some(Printed { short, of: "", .. }) => short.to_owned(),
        Some(Printed { short, of, .. }) => format!("{short} von Haus {of}"),
        None => unit.name.clone(),
    }
}

/// "Gregor Clegane" of "Gregor Clegane, The Mountain That Rides".
pub fn untitled(name: &str) -> &str {
    name.split(", ").next().unwrap_or(name)
}

/// "Geschworene Schwerter"; nothing where no German name is known, and in English.
pub fn short(unit: &Unit) -> Option<&'static str> {
    printed(unit).map(|it| it.short)
}

/// A name as it stands after "von", "mit" and the like: "Geschworenen Schwertern 2". English names, and whatever
/// else has a name, stay as they are.
pub fn dative(name: &str) -> String {
    if language() != Language::German {
        return name.to_owned();
    }
    let declined = UNITS.iter().find_map(|id| {
        let Printed { short, dative, .. } = german(id)?;
        let rest = name.strip_prefix(short)?;
        let whole = !rest.starts_with(char::is_alphanumeric);
        whole.then(|| [dative, rest].concat())
    });
    declined.unwrap_or_else(|| name.to_owned())
}

/// "Cersei Lannister", "Cersei Lennister": the name of a person.
pub fn person(name: &str) -> String {
    match language() {
        Language::English => name.to_owned(),
        Language::German => name
            .replace("Lannister", "Lennister")
            .replace("Greatjon", "Großjon"),
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::language::speaking;
    use battlefield::data::Data;

    #[test]
    fn what_the_german_edition_calls_a_unit_is_said_in_german_alone() {
        let unit = |id| Data::of_this_build().unit(id).expect("it is in the data");
        let swords = unit("stark.sworn_swords");
        assert_eq!(whole(swords), "Stark Sworn Swords");
        assert_eq!(short(swords), None);
        speaking(Language::German, || {
            assert_eq!(whole(swords), "Geschworene Schwerter von Haus Stark");
            assert_eq!(short(unit("lannister.guardsmen")), Some("Wachen"));
            assert_eq!(whole(unit("stark.grey_wind")), "Grauwind");
            assert_eq!(whole(unit("stark.bowmen")), "Stark Bowmen");
            assert_eq!(person("Cersei Lannister"), "Cersei Lennister");
        });
    }

    #[test]
    fn a_german_name_is_declined_with_its_number_and_its_owner() {
        let swords = "Geschworene Schwerter 2 (Stark)";
        assert_eq!(dative(swords), swords, "English has no cases");
        speaking(Language::German, || {
            assert_eq!(dative(swords), "Geschworenen Schwertern 2 (Stark)");
            assert_eq!(dative("Vorreiter"), "Vorreitern");
            assert_eq!(dative("Berserkerin"), "Berserkerin");
            assert_eq!(dative("Stark Bowmen"), "Stark Bowmen");
        });
    }

    #[test]
    fn every_known_unit_is_in_the_data() {
        let named = Data::of_this_build().units.iter();
        let named = named.filter(|it| german(&it.id).is_some());
        assert_eq!(named.count(), UNITS.len());
        assert!(UNITS.iter().all(|it| german(it).is_some()));
    }
}
