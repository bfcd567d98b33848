//! The problems of an army, and what would mend it.

use super::{
    edition::{self, dative},
    sentence::points,
};
use battlefield::{army::Problem, data::Data};

/// One problem, with its remedy.
pub fn problem(problem: &Problem) -> String {
    match problem {
        Problem::Unknown(id) => {
            let id = id.replace('_', " ");
            say!("\"{id}\" is unknown: remove it." | "„{id}“ ist unbekannt: Streiche es.")
        }
        Problem::OverPoints { by } => {
            let by = points(*by);
            say!("Over the limit: remove {by}." | "Über der Grenze: Streiche {by}.")
        }
        Problem::WrongFaction(id) => {
            let name = name(id);
            say!(
                "{name} fights for another faction: remove or choose that faction."
                    | "{name} kämpft für eine andere Fraktion: Streiche den Eintrag oder wähle \
                       diese Fraktion."
            )
        }
        Problem::TooManyNeutral { by } => {
            let by = points(*by);
            say!(
                "More than half of the points are neutral: replace {by}."
                    | "Mehr als die Hälfte der Punkte ist neutral: Ersetze {by}."
            )
        }
        Problem::NoCommander => {
            word!("No commander: choose one." | "Kein Kommandant: Wähle einen.").to_owned()
        }
        Problem::TwoCommanders => word!(
            "More than one commander: keep only one."
                | "Mehr als ein Kommandant: Behalte nur einen."
        )
        .to_owned(),
        Problem::WrongType { attachment, unit } => {
            let (attachment, unit) = (name(attachment), dative(&name(unit)));
            say!(
                "{attachment} can't join {unit}: choose a unit of the other type."
                    | "{attachment} passt nicht zu {unit}: Wähle eine Einheit der anderen Art."
            )
        }
        Problem::SoloAttachment { attachment, unit } => {
            let (attachment, unit) = (name(attachment), name(unit));
            say!(
                "{unit} fights alone: move {attachment} to another unit."
                    | "{unit} kämpft allein: Gib {attachment} einer anderen Einheit."
            )
        }
        Problem::SecondAttachment { unit } => {
            let unit = name(unit);
            say!(
                "{unit} has more than one attachment: keep only one."
                    | "{unit} hat mehr als einen Begleiter: Behalte nur einen."
            )
        }
        Problem::Twice { character } => say!(
            "{character} is in the army more than once: keep only one."
                | "{character} ist mehr als einmal in der Armee: Behalte nur einen Eintrag."
        ),
        Problem::Missing { unit, character } => {
            let unit = name(unit);
            say!(
                "{unit} needs {character} in the army: add or remove."
                    | "{unit} braucht {character} in der Armee: Ergänze oder streiche."
            )
        }
        Problem::NoUnits => {
            word!("No combat unit: add one." | "Keine Kampfeinheit: Nimm eine auf.").to_owned()
        }
        Problem::TooLarge { most } => say!(
            "Too many entries: at most {most} units and {most} NCUs."
                | "Zu viele Einträge: höchstens {most} Einheiten und {most} NCUs."
        ),
    }
}

/// Returns the name of what has that id: "Robb Stark, The Wolf Lord".
fn name(id: &str) -> String {
    let data = Data::of_this_build();
    let titled = |name: &str, title: &str| {
        let name = edition::person(name);
        if title.is_empty() {
            name
        } else {
            format!("{name}, {title}")
        }
    };
    let unit = data.unit(id).map(edition::whole);
    let attachment = || data.attachment(id).map(|it| titled(&it.name, &it.title));
    let ncu = || data.ncu(id).map(|it| titled(&it.name, &it.title));
    let found = unit.or_else(attachment).or_else(ncu);
    found.unwrap_or_else(|| id.replace('_', " "))
}
