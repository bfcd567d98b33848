//! The one answer that the rules leave, if they leave no other.

use crate::{
    question::{Action, Prompt},
    standing::usable,
    state::View,
};

/// Returns what has to be answered. The own hand is looked at: whoever hears how soon it came may
/// conclude from it that nothing in there fits. Steps of what the seat itself has just declared, as the arc
/// of a charge, are none: as long as they are open, that can be taken back.
pub fn only(view: &View, prompt: &Prompt) -> Option<Action> {
    match prompt {
        Prompt::React { offer, .. } => usable(view, offer).is_empty().then_some(Action::Pass),
        Prompt::Borrow { options } => alone(options).copied().map(Action::Zones),
        Prompt::Influence { options, .. } => alone(options).copied().map(Action::Influence),
        Prompt::Order { options } => alone(options).copied().map(Action::Use),
        Prompt::Discard => {
            let hand = view.hand()?;
            let empty = hand.cards.is_empty();
            empty.then(|| Action::Cards(Vec::new()))
        }
        _ => None,
    }
}

fn alone<T>(all: &[T]) -> Option<&T> {
    match all {
        [it] => Some(it),
        _ => None,
    }
}
