//! The draft of an answer: begun, changed, taken back step by step, and sent.

use super::{
    super::decide::{self, Drag},
    BattleState,
};
use battlefield::{
    field::Thing,
    geometry::Point,
    question::{Action, Prompt},
    state::View,
};
use leptos::prelude::*;

impl BattleState {
    /// What a question begins with.
    pub(super) fn first(self) -> Vec<Action> {
        let first = self.asked.get_untracked().and_then(|(id, it)| {
            let usual = || {
                self.page
                    .with_untracked(|page| decide::first(&page.view, &it))
            };
            self.ahead().first(id, &it).or_else(usual)
        });
        first.into_iter().collect()
    }

    /// Goes on to the action of the unit that is chosen, before anything is sent; whether it could.
    pub fn go_ahead(self) -> bool {
        let id = self.asked.get_untracked().map(|(id, _)| id);
        let who = self.selects_ahead();
        let both = id.zip(untrack(who));
        if let Some((id, who)) = both {
            self.ahead().open(id, who);
        }
        both.is_some()
    }

    /// Whose action could be chosen with the draft.
    pub fn selects_ahead(self) -> impl Fn() -> Option<Thing> + Copy {
        move || {
            let action = self.action()?;
            let offered =
                self.asked_with(|view, prompt| self.ahead().offered(view, prompt, &action));
            offered.flatten()
        }
    }

    /// The next step of the draft.
    pub fn choose(self, action: Action) {
        self.point_at(None);
        self.draft.update(|it| {
            let action = decide::with_turns(it.last(), action);
            it.push(action);
        });
    }

    /// The next step of the draft, for the target that it has, where that can be.
    pub fn choose_kept(self, begins: Action) {
        let draft = self.action_untracked();
        let kept = self.asked_untracked(|view, prompt| {
            decide::kept(view, prompt, draft.as_ref(), begins.clone())
        });
        self.choose(kept.unwrap_or(begins));
    }

    /// The same step, changed: a ghost that is dragged is one step.
    pub fn adjust(self, action: Action) {
        self.draft.update(|it| {
            it.pop();
            it.push(action);
        });
    }

    /// Remembers where somebody points.
    fn point_at(self, there: Option<Action>) {
        if self.pointed().with_untracked(|it| *it != there) {
            self.pointed().set(there);
        }
    }

    /// Goes on to the action of the unit that is chosen, with this one begun.
    pub fn go_ahead_with(self, who: Thing, action: Action) {
        if let Action::Do(it) = action {
            self.ahead().wish(who, it);
        }
        self.go_ahead();
    }

    /// Whether there is a step to take back.
    pub fn can_undo(self) -> bool {
        let begun = self.more.get_value().begun;
        let chosen = |it: &Vec<Action>| it.len() > begun.get_value();
        self.asked.with(Option::is_some) && (self.draft.with(chosen) || self.ahead().is_open())
    }

    /// Takes a step back; whether there was one.
    pub fn undo(self) -> bool {
        if !untrack(|| self.can_undo()) {
            return false;
        }
        self.point_at(None);
        // The only step of an action that is chosen with its unit is the unit's choice.
        let only = self.draft.with_untracked(|it| it.len() <= 1);
        if only && untrack(|| self.ahead().is_open()) {
            self.ahead().close();
        } else {
            self.draft.update(|it| {
                it.pop();
            });
        }
        true
    }

    /// Sends the draft; whoever looks back is asked nothing and sends nothing.
    pub fn confirm(self) {
        if let (Some((id, _)), Ok(action)) =
            (self.asked.get_untracked(), self.ready.get_untracked())
            && !self.board().busy.get_untracked()
        {
            self.ahead().send(self.board(), id, action);
        }
    }

    /// Changes the draft in place, where that makes sense; whether it is another one now.
    pub fn change(self, change: impl FnOnce(&View, &Prompt, &Action) -> Option<Action>) -> bool {
        self.alter(|view, prompt, action| change(view, prompt, action?))
    }

    /// The same, also where nothing has been chosen yet.
    pub fn alter(
        self,
        change: impl FnOnce(&View, &Prompt, Option<&Action>) -> Option<Action>,
    ) -> bool {
        let action = self.action_untracked();
        let changed = self.asked_untracked(|view, prompt| change(view, prompt, action.as_ref()));
        let changed = changed.flatten().filter(|it| Some(it) != action.as_ref());
        let is_other = changed.is_some();
        self.point_at(None);
        if let Some(changed) = changed {
            self.adjust(changed);
        }
        is_other
    }

    /// The ghost is moved to a point of the table, on tenths of an inch; whether it moved.
    pub fn drag(self, to: Point) -> bool {
        let step = decide::STEP;
        self.change(|view, prompt, action| decide::dragged(view, prompt, action, Drag { to, step }))
    }

    /// The ghost is dragged by hand to about there.
    pub fn drag_near(self, to: Point) -> bool {
        let places = self.sight().places.get_untracked();
        let moved = self
            .change(|view, prompt, action| decide::snapped(view, prompt, action, (to, &places)));
        let there = self.action_untracked().and_then(|action| {
            let there =
                self.asked_untracked(|view, prompt| decide::barred(view, prompt, &action, to));
            there.flatten()
        });
        self.point_at(there);
        moved
    }

    /// The ghost is turned towards a point.
    pub fn turn_towards(self, to: Point) {
        self.change(|view, prompt, action| decide::turned(view, prompt, action, to));
    }
}
