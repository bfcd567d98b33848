//! A plan as a whole: drawn up in a formation, drawn back, several of it moved together.

use super::{
    super::{
        decide::{self, Drawn, Step},
        page::SharedPage,
    },
    BattleState,
};
use battlefield::{
    geometry::Mil,
    position::Position,
    question::{Action, Prompt},
    standing::{Formation, formed, planned},
};
use leptos::{
    prelude::*,
    task::spawn_local,
    wasm_split::{SplitLoaderError, wasm_split},
};

/// Draws an army up by code that a first look does without.
#[wasm_split(miniatures, wasm_split_path = leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
fn form_later(
    state: BattleState,
    formation: Formation,
    drawn: RwSignal<Drawn>,
) -> Result<(), SplitLoaderError> {
    let plan = state.page.with_untracked(|it| formed(&it.view, formation));
    // The question may have gone before the code has come.
    drawn.try_set(Some((Some(formation), plan.clone())));
    state.plan_all(plan, 0);
    Ok(())
}

/// Reads how the same army was drawn up the last time in this browser.
#[wasm_split(miniatures, wasm_split_path = leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
fn recall_later(
    state: BattleState,
    last: RwSignal<Option<Vec<Action>>>,
) -> Result<(), SplitLoaderError> {
    let found = state
        .page
        .try_with_untracked(|it| decide::last_time(&it.view));
    last.try_set(found.flatten());
    Ok(())
}

/// Keeps how an army is drawn up.
#[wasm_split(miniatures, wasm_split_path = leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
fn keep_later(page: SharedPage, plan: Vec<Action>) -> Result<(), SplitLoaderError> {
    decide::remember_line_up(&page.view, &plan);
    Ok(())
}

impl BattleState {
    /// Sets the way in which the same army was drawn up the last time, if that is legal now.
    pub fn recall_line_up(self, last: RwSignal<Option<Vec<Action>>>) {
        spawn_local(async move {
            // Without its code nothing is remembered.
            drop(recall_later(self, last).await);
        });
    }

    /// Keeps in this browser how the army is drawn up.
    pub(super) fn keep_line_up(self, prompt: &Prompt, plan: &[Action]) {
        if *prompt == Prompt::Deploy {
            let (page, plan) = (self.page.get_untracked(), plan.to_vec());
            spawn_local(async move {
                drop(keep_later(page, plan).await);
            });
        }
    }

    /// Draws the whole army up in a formation, and tells what was drawn.
    pub fn form(self, formation: Formation, drawn: RwSignal<Drawn>) {
        spawn_local(async move {
            // Without its code each unit can be placed by hand.
            drop(form_later(self, formation, drawn).await);
        });
    }

    /// Moves back into the zone what lies beyond its edges.
    pub fn draw_back(self) {
        let drawn = untrack(|| self.step()).and_then(|step| {
            let (all, misfits) = (step.all(), self.plan().misfits.get_untracked());
            let plan = self
                .page
                .with_untracked(|it| decide::drawn_back(&it.view, &all, &misfits));
            Step::of(plan?, step.before.len())
        });
        if let Some(step) = drawn {
            self.disband();
            self.push(step);
        }
    }

    /// Reads what would lie open with all units in place that are planned.
    pub fn with_planned<T>(self, read: impl FnOnce(&Position) -> T) -> T {
        let plan = self.draft.with(|it| {
            let step = it.last()?;
            matches!(step.action, Action::Deploy { .. }).then(|| step.all())
        });
        self.page.with(|it| match plan {
            Some(plan) => read(&planned(&it.view, &plan).open),
            None => read(&it.view.open),
        })
    }

    /// Returns the places in the plan of those that move together; none where it is fewer than two.
    pub fn band(self) -> Vec<usize> {
        let count = self.planned();
        let band = self.plan().band.get();
        let fits = band.len() > 1 && band.iter().all(|it| *it < count);
        if fits { band } else { Vec::new() }
    }

    /// Lets these move together.
    pub fn gather(self, band: Vec<usize>) {
        let plan = self.plan();
        plan.before_band.set_value(None);
        plan.band.set(band);
    }

    /// Lets this one move with the one that is held and those that do already, or no longer.
    pub fn join(self, at: usize) {
        let held = untrack(|| self.held());
        let mut band = untrack(|| self.band());
        if band.is_empty() {
            band.extend(held.filter(|it| *it != at));
        }
        match band.iter().position(|it| *it == at) {
            Some(known) => {
                band.remove(known);
            }
            None => band.push(at),
        }
        self.gather(band);
    }

    /// Each moves alone again.
    pub fn disband(self) {
        if self.plan().band.with_untracked(|it| !it.is_empty()) {
            self.gather(Vec::new());
        }
    }

    /// Begins to move all that move together: by so much from here on.
    pub fn begin_all(self) {
        let step = untrack(|| self.step());
        self.plan().before_band.set_value(step);
    }

    /// Moves them so far to the east and the north from where that began: one step of the draft.
    pub fn move_all(self, by: (Mil, Mil)) {
        let Some(before) = self.plan().before_band.get_value() else {
            return;
        };
        let band = untrack(|| self.band());
        let plan = decide::shifted(&before.all(), &band, by);
        if let Some(step) = Step::of(plan, before.before.len()) {
            self.push_over(&before, step);
        }
    }

    /// Returns how far an arrow key moves; `small` with Shift.
    pub fn stride(self, small: bool) -> Mil {
        self.asked
            .with(|it| decide::stride(it.as_ref().map(|(_, it)| it), small))
    }

    /// Moves what is held by a key, or all that move together; returns true where that changed anything.
    pub fn nudge(self, by: (Mil, Mil)) -> bool {
        self.alter_band(|plan, band| decide::shifted(plan, band, by))
            || self.change(|view, prompt, action| decide::stepped(view, prompt, action, by))
    }

    /// Changes all that move together; returns true where there are several.
    pub fn alter_band(self, change: impl FnOnce(&[Action], &[usize]) -> Vec<Action>) -> bool {
        let band = untrack(|| self.band());
        let Some(now) = untrack(|| self.step()).filter(|_| !band.is_empty()) else {
            return false;
        };
        let plan = self.plan();
        if plan.before_band.with_value(Option::is_none) {
            plan.before_band.set_value(Some(now.clone()));
        }
        let before = plan.before_band.get_value().unwrap_or_else(|| now.clone());
        if let Some(step) = Step::of(change(&now.all(), &band), now.before.len()) {
            self.push_over(&before, step);
        }
        true
    }

    /// A new step after that one, or in place of what has come after it.
    fn push_over(self, before: &Step, step: Step) {
        self.draft.update(|it| match it.last_mut() {
            Some(last) if last != before => *last = step,
            _ => it.push(step),
        });
    }
}
