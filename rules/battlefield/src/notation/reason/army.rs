//! Reasons against an army.

use crate::army::Problem;

pub fn problems(all: &[Problem]) -> String {
    let all: Vec<String> = all
        .iter()
        .map(|it| format!("{} ({})", super::name(it), problem(it)))
        .collect();
    all.join(", ")
}

fn problem(it: &Problem) -> String {
    match it {
        Problem::Unknown(id) => format!("nobody is called {id}"),
        Problem::OverPoints { by } => format!("{by} points too many"),
        Problem::WrongFaction(id) => format!("{id} is of another faction"),
        Problem::TooManyNeutral { by } => format!("{by} neutral points too many"),
        Problem::NoCommander => "nobody leads it".to_owned(),
        Problem::TwoCommanders => "several lead it".to_owned(),
        Problem::WrongType { attachment, unit } => {
            format!("{attachment} joins no unit of the kind of {unit}")
        }
        Problem::SoloAttachment { attachment, unit } => {
            format!("nobody joins {unit}, and so not {attachment}")
        }
        Problem::SecondAttachment { unit } => format!("several stand in {unit}"),
        Problem::Twice { character } => format!("{character} stands in it twice"),
        Problem::Missing { unit, character } => format!("{unit} comes with {character} alone"),
        Problem::NoUnits => "it has no units".to_owned(),
        Problem::TooLarge { most } => format!("{most} units and {most} NCUs at most"),
    }
}
