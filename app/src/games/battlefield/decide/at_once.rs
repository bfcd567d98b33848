//! Answers that are sent by the press that chooses them.

use battlefield::question::{Action, Prompt};

/// Tells whether an answer has no parts, plays no card and moves nothing: then nobody has to confirm it.
pub const fn is_at_once(prompt: &Prompt, action: &Action) -> bool {
    match prompt {
        Prompt::React { .. } => matches!(action, Action::Pass),
        Prompt::Role
        | Prompt::Choose { .. }
        | Prompt::Arc { .. }
        | Prompt::Kind { .. }
        | Prompt::Borrow { .. }
        | Prompt::Influence { .. }
        | Prompt::Order { .. }
        | Prompt::Freed { .. } => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::{
        effect::Window,
        position::Roles,
        reference::CardRef,
        task::{Offer, Use},
    };

    #[test]
    fn to_pass_needs_no_second_press_and_a_card_does() {
        let react = Prompt::React {
            window: Window::ALL[0],
            roles: Roles::default(),
            offer: Offer::default(),
        };
        assert!(is_at_once(&react, &Action::Pass));
        let card = CardRef::all().next().expect("the data has cards");
        assert!(!is_at_once(&react, &Action::Use(Use::Card(card))));
        assert!(!is_at_once(&Prompt::Deploy, &Action::Pass));
    }
}
