//! The match of answers to questions.

use crate::{
    illegal::Illegal,
    question::{Action, Prompt, Who},
};

/// Tells whether the answer belongs to a question of this kind.
pub fn suits(prompt: &Prompt, action: &Action) -> bool {
    match action {
        Action::Pass => !matches!(prompt, Prompt::Action { .. }),
        Action::Select(_) | Action::Arrive { .. } => matches!(prompt, Prompt::Select),
        Action::Do(_) => matches!(prompt, Prompt::Action { .. } | Prompt::Free { .. }),
        Action::Course(_) => matches!(prompt, Prompt::Retreat { .. }),
        Action::Align(_) => matches!(prompt, Prompt::Align { .. }),
        Action::Use(_) => matches!(prompt, Prompt::React { .. } | Prompt::Order { .. }),
        Action::Targets(named) => match prompt {
            Prompt::Freed { units } => units.iter().any(|unit| named[..] == [unit.thing()]),
            Prompt::Target { .. } => true,
            _ => false,
        },
        Action::Choose(_) => matches!(prompt, Prompt::Choose { .. }),
        Action::Kind(_) => matches!(prompt, Prompt::Kind { .. }),
        Action::Zones(_) => matches!(prompt, Prompt::Borrow { .. }),
        Action::Cards(_) => {
            matches!(
                prompt,
                Prompt::Recall { .. } | Prompt::Search { .. } | Prompt::Discard
            )
        }
        Action::Pay(_) => matches!(prompt, Prompt::Pay { .. }),
        Action::Influence(_) => matches!(prompt, Prompt::Influence { .. }),
        Action::Reroll(_) => matches!(prompt, Prompt::Reroll { .. } | Prompt::Spend { .. }),
        Action::Pivot(_) => matches!(prompt, Prompt::Pivot { .. }),
        Action::Surge { .. } => matches!(prompt, Prompt::Surge { .. }),
        Action::Claim { .. } => matches!(prompt, Prompt::Claim { .. }),
        Action::Missions { .. } => matches!(prompt, Prompt::Missions),
        Action::Redeploy(_) => matches!(prompt, Prompt::Redeploy),
        Action::Army(_) => matches!(prompt, Prompt::Army),
        Action::Attack(_) => matches!(prompt, Prompt::Role),
        Action::Place { .. } => matches!(prompt, Prompt::Terrain { .. } | Prompt::Pile { .. }),
        Action::Marker(_) => matches!(prompt, Prompt::Marker),
        Action::Zone(_) => matches!(prompt, Prompt::Zone { .. }),
        Action::StartUnits { .. } => matches!(prompt, Prompt::StartUnits),
        Action::Deploy { .. } => matches!(prompt, Prompt::Deploy),
        Action::Arc(_) => matches!(prompt, Prompt::Arc { .. }),
    }
}

/// Returns false where the word of an answer belongs to another question that takes the same answer.
pub fn is_said(prompt: &Prompt, text: &str) -> bool {
    let verb = text.split(' ').next().unwrap_or("");
    !matches!(
        (prompt, verb),
        (Prompt::Reroll { .. }, "spend")
            | (Prompt::Spend { .. }, "reroll")
            | (Prompt::Target { .. }, "pivot")
    )
}

/// Tells whether the question is already about this unit.
pub fn is_for(prompt: &Prompt, who: Who) -> bool {
    match (prompt, who) {
        (Prompt::Action { who } | Prompt::Free { who, .. }, Who::Unit(id)) => *who == id.thing(),
        (Prompt::Action { who } | Prompt::Free { who, .. }, Who::Wall(number)) => {
            *who == crate::field::Thing::Wall(number)
        }
        (Prompt::Claim { ncu, .. }, Who::Ncu(id)) => *ncu == id,
        _ => false,
    }
}

/// Returns true where the question is already how the unit that was named turns.
pub fn turns(prompt: &Prompt, action: &Action) -> bool {
    match (prompt, action) {
        (Prompt::Pivot { unit }, Action::Targets(named)) => named[..] == [unit.thing()],
        _ => false,
    }
}

/// Tells whether a case passes by itself where it does not say otherwise.
pub const fn can_pass(prompt: &Prompt) -> bool {
    match prompt {
        Prompt::React { .. }
        | Prompt::Reroll { .. }
        | Prompt::Spend { .. }
        | Prompt::Pivot { .. }
        | Prompt::Freed { .. }
        | Prompt::Surge { .. } => true,
        Prompt::Free { terms, .. } => terms.forced_die.is_none(),
        _ => false,
    }
}

/// Tells whether a reason has this name, itself or inside of another, and all numbers behind it.
pub fn is_called(reason: &Illegal, name: &str) -> bool {
    let text = format!("{reason:?}");
    let words: Vec<&str> = text.split(|it: char| !it.is_alphanumeric()).collect();
    name.split(' ').all(|name| words.contains(&name))
}
