//! A question with two answers, where nobody sees the table: in the link of an email.

use super::{
    abilities, action,
    asks::question,
    explain::{rolled, scene},
    names::{self, round},
    options::source_asked,
    sentence::quoted,
    steps::source_text,
    texts::ability,
};
use crate::notices::Choice;
use battlefield::{
    question::{Action, Prompt},
    state::View,
    task::Use,
};

/// The question with what is known of it, and its answers by name, each with what it does.
pub fn choice(view: &View, prompt: &Prompt, answers: &[Action; 2]) -> Choice {
    let position = &view.open;
    Choice {
        seat: view
            .seat
            .map_or_else(String::new, |it| names::title(position, it)),
        when: round(position.phase.round()),
        ask: ask(view, prompt),
        answers: answers
            .iter()
            .map(|it| (action(view, prompt, it), does(view, it)))
            .collect(),
    }
}

/// "Attack: Sworn Swords against Guardsmen. Use Set for Charge?"
fn ask(view: &View, prompt: &Prompt) -> String {
    let (known, asked) = match prompt {
        Prompt::React { roles, offer, .. } => {
            let asked = offer.abilities.first().map(|(_, it)| {
                let name = quoted(&abilities::name(*it));
                say!("Use {name}?" | "{name} nutzen?")
            });
            (scene(&view.open, roles), asked)
        }
        Prompt::Reroll { faces, .. } | Prompt::Spend { faces, .. } => (Some(rolled(faces)), None),
        _ => (None, None),
    };
    let asked = asked.unwrap_or_else(|| question(view, prompt));
    known.map_or(asked.clone(), |known| [&*known, " ", &*asked].concat())
}

/// Tells what an answer does, where its name does not tell.
fn does(view: &View, action: &Action) -> String {
    match action {
        Action::Use(Use::Ability(_, it)) => ability(*it).1,
        Action::Choose(_) => source_asked(&view.open).map_or_else(String::new, source_text),
        _ => String::new(),
    }
}
