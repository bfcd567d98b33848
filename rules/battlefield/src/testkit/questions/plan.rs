//! The suggestion that a person takes for a stage of the set-up: an army, pieces of terrain, or markers.

use crate::{
    agenda,
    question::{Action, Prompt},
    standing::{is_planned, stage, suggested},
    state::View,
    task::SetUpStage,
};
use std::collections::VecDeque;

/// The answers that the person has taken over and not given yet.
#[derive(Debug, Default)]
pub struct Plan {
    stage: Option<SetUpStage>,
    left: VecDeque<Action>,
}

impl Plan {
    /// Returns the answer of the plan, and the presses that it takes on the page as it is: the suggestion is taken
    /// and sent at the first question of a stage, and later ones are not asked while the plan is legal. Where it
    /// is not, or is used up, the question is asked as ever.
    pub fn answer(&mut self, view: &View, prompt: &Prompt) -> Option<(Action, Option<u32>)> {
        if !is_planned(prompt) {
            return None;
        }
        let begins = self.stage != stage(prompt);
        if begins {
            self.stage = stage(prompt);
            self.left = suggested(view, prompt, &[]).into();
        }
        let legal = |it: &Action| agenda::check(view, prompt, it).is_ok();
        // Units come in their order; of other things the next that fits does.
        let at = match prompt {
            Prompt::Deploy => self.left.front().filter(|it| legal(it)).map(|_| 0),
            _ => self.left.iter().position(legal),
        }?;
        let action = self.left.remove(at)?;
        Some((action, begins.then_some(2)))
    }
}
