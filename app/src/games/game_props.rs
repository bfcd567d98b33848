//! The tools that the page of a game works with: what is shown, and the way of an answer.

use super::{GamePage, Registered};
use crate::{Error, reactive::memo};
use leptos::prelude::*;
use serde::Serialize;
use tabletop::DecisionId;

/// A table for the page of its game.
#[derive(Clone, Copy)]
pub struct GameProps {
    /// The game to draw, as it is or was.
    pub shown: Signal<Option<GamePage>>,
    /// Takes the game's own JSON as the answer to a question.
    pub send: Callback<(DecisionId, String)>,
    /// True if an answer is on its way.
    pub busy: Signal<bool>,
    /// The reason why the last answer was refused.
    pub refusal: Signal<Option<Error>>,
}

impl GameProps {
    /// Returns what is shown, as the game's page wants it; `first` until there is anything else.
    pub fn page<G: Registered, T>(self, first: T, make: fn(G::Page) -> T) -> Memo<T>
    where
        T: Clone + PartialEq + Send + Sync + 'static,
    {
        memo(move |_| {
            let shown = self.shown.get().and_then(G::into_page);
            shown.map_or_else(|| first.clone(), make)
        })
    }

    /// Sends the answer to a question.
    pub fn answer(self, decision: DecisionId, action: &impl Serialize) {
        if let Ok(action) = serde_json::to_string(action) {
            self.send.run((decision, action));
        }
    }

    /// Tells why the last answer was refused, with the game's words for the game's reasons.
    pub fn refused(self, words: fn(&str) -> String) -> Signal<Option<String>> {
        Signal::derive(move || {
            self.refusal.get().map(|error| match error {
                Error::Rules(reason) => words(&reason),
                other => other.to_string(),
            })
        })
    }
}
