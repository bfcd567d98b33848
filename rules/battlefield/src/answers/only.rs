//! The one answer that the rules leave, if they leave no other.

use crate::{
    question::{Action, Prompt},
    standing::usable,
    state::View,
};

/// Returns what has to be answered. The own hand is looked at: whoever hears how soon it came may
/// conclude from it that nothing in there fits.
pub fn only(view: &View, prompt: &Prompt) -> Option<Action> {
    match prompt {
        Prompt::React { offer, .. } => usable(view, offer).is_empty().then_some(Action::Pass),
        Prompt::Align { slots, .. } => alone(slots).copied().map(Action::Align),
        Prompt::Arc { arcs, .. } => alone(arcs).copied().map(Action::Arc),
        Prompt::Kind { options, .. } => alone(options).copied().map(Action::Kind),
        Prompt::Borrow { options } => alone(options).copied().map(Action::Zones),
        Prompt::Influence { options, .. } => alone(options).copied().map(Action::Influence),
        Prompt::Order { options } => alone(options).copied().map(Action::Use),
        Prompt::Choose {
            options,
            optional: false,
        } => alone(options).copied().map(Action::Choose),
        Prompt::Target {
            options,
            optional: false,
            count,
        } => {
            let all = usize::from(*count) == options.len();
            all.then(|| Action::Targets(options.clone()))
        }
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
