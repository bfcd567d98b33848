//! The way a draft has come, to walk back and forth on.

use super::{Draft, Step};
use tabletop::DecisionId;

/// A draft of one decision with its undone and undoable steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drafting {
    /// The question it answers; a draft never outlives its question.
    pub decision: DecisionId,
    pub now: Draft,
    past: Vec<Draft>,
    future: Vec<Draft>,
}

impl Drafting {
    pub const fn new(decision: DecisionId, now: Draft) -> Self {
        Self {
            decision,
            now,
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    /// Takes a step; one that changes nothing is not remembered.
    pub fn take(&mut self, step: Step) {
        self.replace(self.now.after(step));
    }

    /// Puts another draft in the place of the present one, which undo brings back.
    pub fn replace(&mut self, next: Draft) {
        if next != self.now {
            self.past.push(std::mem::replace(&mut self.now, next));
            self.future.clear();
        }
    }

    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
    }

    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, after));
        }
    }

    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::{Area, OrderToken, Orders};

    fn drafting() -> Drafting {
        Drafting::new(DecisionId(1), Draft::Orders(Orders::NONE))
    }

    #[test]
    fn steps_are_undone_and_redone() {
        let mut it = drafting();
        it.take(Step::Place(Area::Pyke, OrderToken::March));
        it.take(Step::Place(Area::Seagard, OrderToken::Raid));
        let full = it.now;
        it.undo();
        it.undo();
        assert_eq!(it.now, Draft::Orders(Orders::NONE));
        assert!(!it.can_undo());
        it.redo();
        it.redo();
        assert_eq!(it.now, full);
        assert!(!it.can_redo());
    }

    #[test]
    fn a_new_step_forgets_what_was_undone() {
        let mut it = drafting();
        it.take(Step::Place(Area::Pyke, OrderToken::March));
        it.undo();
        it.take(Step::Place(Area::Pyke, OrderToken::Raid));
        assert!(!it.can_redo());
    }

    #[test]
    fn a_step_without_change_is_not_remembered() {
        let mut it = drafting();
        it.take(Step::Clear(Area::Pyke));
        assert!(!it.can_undo());
    }
}
