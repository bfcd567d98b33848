//! Answers that leave no choice: who wants to be asked all the same finds them made.

use super::{Draft, Going, Target};
use westeros::{Action, Army, Prompt, View, forced};

impl Draft {
    /// Tells whether this is the only legal answer, and no step leads anywhere.
    pub fn is_forced(&self, view: &View, prompt: &Prompt) -> bool {
        Self::forced(view, prompt).as_ref() == Some(self)
    }

    /// The draft of the only legal answer, if there is only one: it is left to confirm it.
    pub(super) fn forced(view: &View, prompt: &Prompt) -> Option<Self> {
        let action = forced(view, view.me?, prompt)?;
        Some(match action {
            Action::Destroy(units) => Self::Units(units),
            Action::Demote {
                replaced,
                destroyed,
            } => Self::Crows {
                replaced,
                destroyed,
            },
            Action::ResolveRaid { from, .. } => Self::Raid {
                from: Some(from),
                target: Target::Nothing,
            },
            Action::ResolveMarch(march) => Self::March {
                from: Some(march.from),
                going: Going::Nowhere,
                hand: Army::NONE,
            },
            Action::ConsolidatePower { area } => Self::Consolidate {
                area: Some(area),
                musters: None,
            },
            answer => Self::Answer(Some(answer)),
        })
    }
}
