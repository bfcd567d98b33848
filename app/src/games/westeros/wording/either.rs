//! A question with two answers, where nobody sees the board: in the link of an email.

use super::{ask, battle::refusable, count, house_of, offered, position::round};
use crate::notices::Choice;
use westeros::{Action, Prompt, View};

/// The question with what is known of it, and its answers by name, each with what it does.
pub fn choice(view: &View, prompt: &Prompt, answers: &[Action; 2]) -> Choice {
    Choice {
        seat: view.me.map_or_else(String::new, house_of),
        when: round(view.round.into()),
        ask: ask(view, prompt),
        answers: answers.iter().map(|it| named(view, prompt, it)).collect(),
    }
}

fn named(view: &View, prompt: &Prompt, action: &Action) -> (String, String) {
    match (prompt, *action) {
        (_, Action::Refuse(refused)) if refused.is_empty() => (
            word!("Accept the support" | "Unterstützung annehmen").to_owned(),
            String::new(),
        ),
        (_, Action::Refuse(refused)) => (
            word!("Refuse the support" | "Unterstützung ablehnen").to_owned(),
            refused.iter().map(|it| refusable(view, it)).collect(),
        ),
        (Prompt::SupportNeutral { .. }, Action::Support { attacker, .. }) => {
            let name = if attacker.is_empty() {
                word!("Grant none" | "Keine gewähren")
            } else {
                word!("Grant support" | "Unterstützung gewähren")
            };
            (name.to_owned(), String::new())
        }
        (_, Action::TakeShips(ships)) => (count(ships, "ship"), String::new()),
        _ => offered(view, prompt, action),
    }
}

#[cfg(test)]
mod tests;
