//! The presses that an answer takes on the page.

use crate::{
    answers::{drafted, only},
    chapter::turn,
    field::Thing,
    question::{Action, Move, Prompt, Who},
    state::View,
};

/// The page that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Everything is asked, and everything is confirmed.
    Before,
    /// A question with one answer is not asked, and an answer without parts takes one press.
    Now,
}

/// Returns the presses that this answer takes, the one that sends it included; nothing where the question is
/// not asked at all.
pub fn clicks(view: &View, prompt: &Prompt, action: &Action, page: Page) -> Option<u32> {
    if page == Page::Now && only(view, prompt).is_some() {
        return None;
    }
    let chosen = if is_drafted(view, prompt, action) {
        0
    } else {
        chosen(action)
    };
    // A unit is confirmed with its action, which is chosen on the same card.
    let goes_on = page == Page::Now
        && (is_at_once(prompt, action)
            || selected(action).is_some_and(|it| turn::can_choose_ahead(view, it)));
    Some((chosen + u32::from(!goes_on)).max(1))
}

/// Tells whether the page begins with that very answer.
fn is_drafted(view: &View, prompt: &Prompt, action: &Action) -> bool {
    let first = drafted(view, prompt).or_else(|| only(view, prompt));
    first.as_ref() == Some(action)
}

/// The presses that change the draft to this answer.
fn chosen(action: &Action) -> u32 {
    match action {
        Action::Targets(all) => all.len() as u32,
        Action::Cards(all) => all.len() as u32,
        Action::Reroll(all) => all.len() as u32,
        Action::StartUnits { units, .. } => units.len() as u32,
        // The piece, and its place.
        Action::Place { .. } | Action::Deploy { .. } | Action::Arrive { .. } => 2,
        // The action, and its way or whom it is for.
        Action::Do(it) if !matches!(it, Move::Retreat | Move::Forgo) => 2,
        _ => 1,
    }
}

/// Answers without parts, pressed in a list.
const fn is_at_once(prompt: &Prompt, action: &Action) -> bool {
    match prompt {
        Prompt::React { .. } | Prompt::Choose { .. } => {
            matches!(action, Action::Pass | Action::Choose(_))
        }
        Prompt::Role
        | Prompt::Arc { .. }
        | Prompt::Kind { .. }
        | Prompt::Borrow { .. }
        | Prompt::Influence { .. }
        | Prompt::Freed { .. }
        | Prompt::Order { .. } => true,
        _ => false,
    }
}

/// Returns the one who is selected, if that has an action.
const fn selected(action: &Action) -> Option<Thing> {
    match action {
        Action::Select(Who::Unit(unit)) => Some(unit.thing()),
        Action::Select(Who::Wall(number)) => Some(Thing::Wall(*number)),
        _ => None,
    }
}
