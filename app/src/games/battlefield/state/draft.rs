//! The draft of an answer: begun, changed, taken back step by step, and sent.

use super::{
    super::decide::{self, Drag, Step},
    BattleState,
};
use battlefield::{
    Battlefield,
    answers::{is_at_once, is_at_once_there},
    field::Thing,
    geometry::Point,
    question::{Action, Prompt, Who},
    standing::rest_of_activation,
    state::View,
};
use leptos::prelude::*;
use tabletop::Game;

impl BattleState {
    /// Returns the steps that a question begins with.
    pub(super) fn first(self) -> Vec<Step> {
        let planned = self.ahead().planned_untracked();
        if let Some(step) = self.still_planned(&planned) {
            return vec![step];
        }
        let first = self.asked.get_untracked().and_then(|(id, it)| {
            let usual = || {
                self.page
                    .with_untracked(|page| decide::first(&page.view, &it))
            };
            let headed = || self.headed(&it);
            self.ahead().first(id, &it).or_else(headed).or_else(usual)
        });
        first.into_iter().map(Step::alone).collect()
    }

    /// Goes on to what the one does that is chosen, before anything is sent; whether it could.
    pub fn go_ahead(self) -> bool {
        let who = untrack(|| self.selects_ahead()());
        who.is_some_and(|who| self.go_ahead_to(who))
    }

    /// The same for this one, whatever is chosen.
    fn go_ahead_to(self, who: Who) -> bool {
        let id = self.asked.get_untracked().map(|(id, _)| id);
        let offered = self.asked_untracked(|view, prompt| {
            self.ahead().offered(view, prompt, &Action::Select(who))
        });
        let both = id.zip(offered.flatten());
        if let Some((id, who)) = both {
            self.ahead().open(id, who);
        }
        both.is_some()
    }

    /// Returns the one that the draft selects, if what it does can be chosen as well.
    pub fn selects_ahead(self) -> impl Fn() -> Option<Who> + Copy {
        move || {
            let action = self.action()?;
            let offered =
                self.asked_with(|view, prompt| self.ahead().offered(view, prompt, &action));
            offered.flatten()
        }
    }

    /// Takes an answer of a list: an NCU shows at once what it can claim, everything else is the next step.
    pub fn take(self, action: Action) {
        let goes = match action {
            Action::Select(who @ Who::Ncu(_)) => self.go_ahead_to(who),
            _ => false,
        };
        if !goes {
            self.choose_kept(action);
        }
    }

    /// The next step of the draft.
    pub fn choose(self, action: Action) {
        self.point_at(None);
        self.draft.update(|it| {
            let action = decide::with_turns(it.last().map(|it| &it.action), action);
            let step = match it.last() {
                Some(step) => step.chosen(action),
                None => Step::alone(action),
            };
            // The same once more is no step to take back.
            if it.last() != Some(&step) {
                it.push(step);
            }
        });
    }

    /// The next step, with another plan.
    pub(super) fn push(self, step: Step) {
        self.point_at(None);
        self.draft.update(|it| it.push(step));
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
        self.draft.update(|it| match it.last_mut() {
            Some(step) => step.action = action,
            None => it.push(Step::alone(action)),
        });
    }

    /// Remembers where somebody points.
    fn point_at(self, there: Option<Action>) {
        if self.pointed().with_untracked(|it| *it != there) {
            self.pointed().set(there);
        }
    }

    /// Goes on to what this one does, with that begun.
    pub fn go_ahead_with(self, who: Who, action: Action) {
        self.ahead().wish(who, action);
        self.go_ahead_to(who);
    }

    /// Tells whether there is a step to take back.
    pub fn can_undo(self) -> bool {
        let begun = self.more.get_value().begun;
        let chosen = |it: &Vec<Step>| it.len() > begun.get_value();
        self.asked.with(Option::is_some) && (self.draft.with(chosen) || self.ahead().is_open())
    }

    /// Takes a step back; whether there was one.
    pub fn undo(self) -> bool {
        if !untrack(|| self.can_undo()) {
            return false;
        }
        self.point_at(None);
        self.then().forget();
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

    /// Sends the draft with all that is planned.
    pub fn confirm(self) {
        self.let_ghost_go();
        if untrack(|| self.planned()) > 1 {
            self.confirm_all();
        } else {
            self.confirm_one();
        }
    }

    /// Sends the draft; whoever looks back is asked nothing and sends nothing. What is planned besides it begins
    /// the next question.
    pub fn confirm_one(self) {
        let (Some((id, prompt)), Ok(action)) =
            (self.asked.get_untracked(), self.ready.get_untracked())
        else {
            return;
        };
        if self.props().busy.get_untracked() {
            return;
        }
        let step = untrack(|| self.step()).filter(|_| self.can_plan());
        self.keep_place(id, &action);
        let laid = !self.ahead().planned_untracked().is_empty();
        match step.filter(|it| laid || it.count() > 1) {
            // Otherwise what lies on the server would answer the next question.
            Some(step) => {
                self.ahead().remember(step.all());
                self.ahead().plan(prompt, vec![action]);
            }
            None => self.ahead().send(self.props(), id, action, None),
        }
    }

    /// Returns true where the draft can be sent so that all else of its activation is passed: it is sent with its unit.
    pub fn can_pass_all_else(self) -> bool {
        let acts = matches!(self.action(), Some(Action::Do(_)));
        acts && self.ahead().is_open()
    }

    /// Sends the draft, and lays down that all else is passed until its activation is over.
    pub fn confirm_alone(self) {
        let (Some((id, _)), Ok(action)) = (self.asked.get_untracked(), self.ready.get_untracked())
        else {
            return;
        };
        if self.props().busy.get_untracked() || !untrack(|| self.can_pass_all_else()) {
            return;
        }
        self.keep_place(id, &action);
        let rest = self.page.with_untracked(|it| rest_of_activation(&it.view));
        self.ahead().send(self.props(), id, action, rest);
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
        self.point_at(None);
        self.reshape(change)
    }

    /// The same, for whoever says then where somebody points.
    fn reshape(
        self,
        change: impl FnOnce(&View, &Prompt, Option<&Action>) -> Option<Action>,
    ) -> bool {
        let action = self.action_untracked();
        let changed = self.asked_untracked(|view, prompt| change(view, prompt, action.as_ref()));
        let changed = changed.flatten().filter(|it| Some(it) != action.as_ref());
        let is_other = changed.is_some();
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
        let sight = self.sight();
        // It may lie still in a place that holds it while the hand goes on.
        sight.stirred.set(());
        let places = sight.places.get_untracked();
        let moved = self
            .reshape(|view, prompt, action| decide::snapped(view, prompt, action?, (to, &places)));
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
        self.sight().stirred.set(());
        self.change(|view, prompt, action| decide::turned(view, prompt, action, to));
    }

    /// Something on the field is pressed, and it is meant: a single target that can be taken back is sent.
    pub fn press(self, thing: Thing) {
        self.pick(thing);
        let target = Action::Targets(vec![thing]);
        let there = |view: &View, prompt: &Prompt| is_at_once_there(view, prompt, &target);
        let sends = self.action_untracked().as_ref() == Some(&target)
            && self.asked_untracked(there) == Some(true);
        if sends {
            self.confirm();
        }
    }

    /// Something that names an answer is pressed: it is chosen, and sent where its press does that.
    pub fn give(self, action: Action) {
        let named = |view: &View, prompt: &Prompt| is_at_once(view, prompt, &action);
        let sends = self.asked_untracked(named) == Some(true);
        self.take(action);
        if sends {
            self.confirm();
        }
    }

    /// The same of what this one does, before it is sent who does it.
    pub fn give_ahead(self, who: Who, action: Action) {
        self.send_ahead(who, action, is_at_once);
    }

    /// Sends at once what this one does, together with who does it.
    pub fn act_ahead(self, who: Who, action: Action) {
        self.send_ahead(who, action, |_, _, _| true);
    }

    fn send_ahead(self, who: Who, action: Action, sends: fn(&View, &Prompt, &Action) -> bool) {
        self.go_ahead_with(who, action.clone());
        let open = untrack(|| self.ahead().is_open());
        let named = |view: &View, prompt: &Prompt| {
            sends(view, prompt, &action) && Battlefield::check(view, prompt, &action).is_ok()
        };
        // Its draft begins a moment later.
        let sends = open && self.asked_untracked(named) == Some(true);
        if let Some((id, _)) = self.asked.get_untracked().filter(|_| sends)
            && !self.props().busy.get_untracked()
        {
            self.ahead().send(self.props(), id, action, None);
        }
    }
}
