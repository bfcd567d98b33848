//! Names of the game's German edition, as far as they are known; the others stay as the data prints them.

use crate::language::{Language, language};
use battlefield::data::Unit;

/// The name of a unit, and that of its house where the edition adds it.
struct Printed {
    short: &'static str,
    of: &'static str,
}

/// A unit of that edition by its id in the data.
fn german(id: &str) -> Option<Printed> {
    let (short, of) = match id {
        "stark.sworn_swords" => ("Geschworene Schwerter", "Stark"),
        "stark.outriders" => ("Vorreiter", "Stark"),
        "stark.umber_berserkers" => ("Berserker", "Umber"),
        "stark.grey_wind" => ("Grauwind", ""),
        "lannister.guardsmen" => ("Wachen", "Lennister"),
        "lannister.halberdiers" => ("Hellebardiere", "Lennister"),
        "lannister.mountains_men" => ("Briganten", "Clegane"),
        _ => return None,
    };
    Some(Printed { short, of })
}

fn printed(unit: &Unit) -> Option<Printed> {
    german(&unit.id).filter(|_| language() == Language::German)
}

/// "Stark Sworn Swords", "Geschworene Schwerter von Haus Stark".
pub fn whole(unit: &Unit) -> String {
    match printed(unit) {
        Some(Printed { short, of: "" }) => short.to_owned(),
        Some(Printed { short, of }) => format!("{short} von Haus {of}"),
        None => unit.name.clone(),
    }
}

/// "Geschworene Schwerter"; nothing where no German name is known, and in English.
pub fn short(unit: &Unit) -> Option<&'static str> {
    printed(unit).map(|it| it.short)
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
    fn every_known_unit_is_in_the_data() {
        let named = Data::of_this_build().units.iter();
        assert_eq!(named.filter(|it| german(&it.id).is_some()).count(), 7);
    }
}
