//! Answers that one press gives together with the one before: a target with the card that is used on it.

use crate::{
    answers::{Follows, follows, is_at_once, moved_by},
    field::Thing,
    geometry::Slot,
    question::{Action, Move, Prompt},
    state::View,
};

/// The questions that were answered together with the last ones, if they come.
#[derive(Debug, Default)]
pub struct Together {
    /// The questions to which the last answers lead, where its row offers both, or it is dragged onto its target.
    follows: Vec<Follows>,
    /// The target of the last charge, for which the place at it is chosen beforehand: the middle, or another by one
    /// press.
    charged: Option<Thing>,
    /// All that could be dragged to use what was used last, and the one of them that was chosen: the drag begins its
    /// move as well.
    liftable: Vec<Thing>,
    lifted: Option<Thing>,
}

impl Together {
    /// Takes the next answer of the person with the presses that it takes by itself, and returns those that it takes
    /// now; nothing where it is not asked.
    pub fn asked(
        &mut self,
        view: &View,
        (prompt, action): (&Prompt, &Action),
        clicks: Option<u32>,
    ) -> Option<u32> {
        let given = self
            .follows
            .iter()
            .position(|it| it.answers().contains(action) && it.is_answered(view, prompt, action));
        if let Some(at) = given {
            self.follows.remove(at);
            let liftable = |it: &&Thing| *action == Action::Targets(vec![**it]);
            self.lifted = self.liftable.iter().find(liftable).copied();
            return None;
        }
        match (prompt, action) {
            (Prompt::Align { target, slots, .. }, Action::Align(slot))
                if self.charged == Some(*target) && slots.contains(&Slot::Center) =>
            {
                self.charged = None;
                return (*slot != Slot::Center).then_some(1);
            }
            // What is dragged is sent as ever.
            (Prompt::Free { who, .. }, Action::Do(Move::Maneuver(_) | Move::Shift(_)))
                if self.lifted == Some(*who) && clicks == Some(2) =>
            {
                self.lifted = None;
                return Some(1);
            }
            (_, Action::Do(Move::Charge { target, .. })) => self.charged = Some(*target),
            (Prompt::React { .. }, Action::Use(_)) => {
                let things = view.open.standing().map(|it| it.id.thing());
                let lifts = |it: &Thing| moved_by(view, prompt, *it).as_ref() == Some(action);
                self.liftable = things.filter(lifts).collect();
                self.follows.extend(leads_on(view, prompt, action, clicks));
            }
            (Prompt::Claim { .. }, Action::Claim { .. })
            | (Prompt::Influence { .. }, Action::Influence(_)) => {
                self.follows.extend(leads_on(view, prompt, action, clicks));
            }
            (Prompt::Select | Prompt::Action { .. } | Prompt::Discard, _) => {
                *self = Self::default();
            }
            _ => {}
        }
        clicks
    }
}

/// Returns what both are given for by one press, where this answer is one.
fn leads_on(view: &View, prompt: &Prompt, action: &Action, clicks: Option<u32>) -> Option<Follows> {
    let found = follows(view, prompt, action).filter(|_| clicks == Some(1))?;
    let is_one = is_at_once(view, prompt, action);
    // A zone is dragged onto its target.
    let is_dragged =
        !matches!(prompt, Prompt::Claim { .. }) || matches!(found.prompt, Prompt::Target { .. });
    (is_one && is_dragged).then_some(found)
}
