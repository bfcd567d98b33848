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
    /// Returns the answer of the plan, and the presses that it takes on the page as it is: the first question of a stage
    /// begins with the whole suggestion, which is sent, and later ones are not asked while the plan is legal. Where it
    /// is not, the question is asked as ever, but begins with another suggestion (`begins`).
    pub fn answer(&mut self, view: &View, prompt: &Prompt) -> Option<(Action, Option<u32>)> {
        if !is_planned(prompt) {
            return None;
        }
        let begins = self.stage != stage(prompt);
        if begins {
            self.stage = stage(prompt);
            self.left = suggested(view, prompt, &[]).into();
        }
        let at = self.next(view, prompt)?;
        let action = self.left.remove(at)?;
        Some((action, begins.then_some(1)))
    }

    /// Tells whether the page begins this question with a suggestion of the computer: whatever that is, one press sends
    /// it.
    pub fn begins(view: &View, prompt: &Prompt, action: &Action) -> bool {
        is_planned(prompt) && *action != Action::Pass && !suggested(view, prompt, &[]).is_empty()
    }

    /// Returns the place of the answer that is given next: units come in their order, of other things the next that
    /// fits does.
    fn next(&self, view: &View, prompt: &Prompt) -> Option<usize> {
        let legal = |it: &Action| agenda::check(view, prompt, it).is_ok();
        match prompt {
            Prompt::Deploy => self.left.front().filter(|it| legal(it)).map(|_| 0),
            _ => self.left.iter().position(legal),
        }
    }
}
