//! The questions, in words of the notation.

use crate::{
    field::Thing,
    notation::{
        names::{written_ncu, written_thing, written_unit},
        value::written,
    },
    position::Position,
    question::Prompt,
};

/// A question as files name it: what it is, and where that tells more, about what.
pub fn question(position: &Position, prompt: &Prompt) -> String {
    let thing = |it: Thing| written_thing(position, it);
    match prompt {
        Prompt::Army => "army".to_owned(),
        Prompt::Role => "role".to_owned(),
        Prompt::Terrain { .. } => "terrain".to_owned(),
        Prompt::Marker => "marker".to_owned(),
        Prompt::Zone { .. } => "zone".to_owned(),
        Prompt::StartUnits => "start".to_owned(),
        Prompt::Deploy => "deploy".to_owned(),
        Prompt::Select => "select".to_owned(),
        Prompt::Action { who } => format!("action {}", thing(*who)),
        Prompt::Free { who, kind, terms } => {
            let kind = if terms.shift { "shift" } else { kind.word() };
            format!("free {kind} {}", thing(*who))
        }
        Prompt::Retreat { unit, most } => {
            format!(
                "retreat {} {}",
                written_unit(position, *unit),
                written(*most)
            )
        }
        Prompt::Align { unit, .. } => format!("align {}", written_unit(position, *unit)),
        Prompt::React { window, .. } => format!("react {}", window.word()),
        Prompt::Target { options, .. } => {
            let options: Vec<String> = options.iter().map(|it| thing(*it)).collect();
            format!("target {}", options.join(" "))
        }
        Prompt::Choose { options, .. } => {
            let options: Vec<String> = options.iter().map(|it| format!("{}", it + 1)).collect();
            format!("choose {}", options.join(" "))
        }
        Prompt::Kind { target, .. } => format!("kind {}", thing(*target)),
        Prompt::Borrow { .. } => "borrow".to_owned(),
        Prompt::Recall { .. } => "recall".to_owned(),
        Prompt::Search { .. } => "search".to_owned(),
        Prompt::Pay { most } => format!("pay {most}"),
        Prompt::Influence { ncu, .. } => format!("influence {}", written_ncu(position, *ncu)),
        Prompt::Reroll { pool, .. } => format!("reroll {}", pool.word()),
        Prompt::Spend { unit, token, .. } => {
            format!("spend {} {}", token.word(), written_unit(position, *unit))
        }
        Prompt::Pivot { unit } => format!("pivot {}", written_unit(position, *unit)),
        Prompt::Freed { units } => {
            let units = units.iter().map(|it| written_unit(position, *it));
            format!("freed {}", units.collect::<Vec<String>>().join(" "))
        }
        Prompt::Arc { who, .. } => format!("arc {}", thing(*who)),
        Prompt::Surge { .. } => "surge".to_owned(),
        Prompt::Order { .. } => "order".to_owned(),
        Prompt::Claim { ncu, .. } => format!("claim {}", written_ncu(position, *ncu)),
        Prompt::Discard => "discard".to_owned(),
        Prompt::Missions => "missions".to_owned(),
        Prompt::Redeploy => "redeploy".to_owned(),
        Prompt::Pile { .. } => "pile".to_owned(),
    }
}
