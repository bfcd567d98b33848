//! A plan around the draft: a whole army, pieces of terrain, markers.

use super::{
    super::{
        decide::{Step, is_part},
        page::SharedPage,
        standing::{laid, whose},
    },
    BattleState,
};
use crate::reactive::memo;
use battlefield::{
    illegal::Illegal,
    question::{Action, Prompt},
    standing::{is_planned, not_given, plan_misfits, suggested},
};
use leptos::{
    prelude::*,
    task::spawn_local,
    wasm_split::{SplitLoaderError, wasm_split},
};
use tabletop::DecisionId;

/// The view and the verdicts that follow from a plan; cheap to copy.
#[derive(Clone, Copy)]
pub struct PlanState {
    /// The page with all in place that is planned besides the draft.
    pub thought: Memo<SharedPage>,
    /// The reason against each answer of the plan; empty where there is one answer alone.
    pub misfits: Memo<Vec<Option<Illegal>>>,
    /// The places of those that move together.
    pub(super) band: RwSignal<Vec<usize>>,
    /// The plan as it was before those moved.
    pub(super) before_band: StoredValue<Option<Step>>,
}

impl PlanState {
    pub(super) fn new(
        page: Memo<SharedPage>,
        asked: Memo<Option<(DecisionId, Prompt)>>,
        draft: RwSignal<Vec<Step>>,
    ) -> Self {
        // The same while the one that is held is dragged.
        let others = memo(move |_| {
            let others = |it: &Step| it.others().cloned().collect::<Vec<Action>>();
            draft.with(|it| it.last().map(others).unwrap_or_default())
        });
        let thought = memo(move |_| {
            others.with(|others| {
                if others.is_empty() {
                    page.get()
                } else {
                    page.with(|it| it.with_planned(others)).into()
                }
            })
        });
        let misfits = memo(move |_| {
            let plan = draft.with(|it| it.last().filter(|it| it.count() > 1).map(Step::all));
            let judged = |plan: Vec<Action>| {
                asked.with(|it| {
                    let (_, prompt) = it.as_ref()?;
                    Some(page.with(|it| plan_misfits(&it.view, prompt, &plan)))
                })
            };
            plan.and_then(judged).unwrap_or_default()
        });
        Self {
            thought,
            misfits,
            band: RwSignal::new(Vec::new()),
            before_band: StoredValue::new(None),
        }
    }

    /// Returns true where nothing speaks against any answer of the plan.
    pub fn fits(self) -> bool {
        self.misfits.with(|it| it.iter().all(Option::is_none))
    }
}

/// Fills the plan up by the code of the computer's answers, which a first look does without.
#[wasm_split(miniatures, wasm_split_path = leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
fn suggest_later(state: BattleState, most: usize) -> Result<(), SplitLoaderError> {
    // With nothing done by hand the suggestion is of all.
    let begun = state.draft.with_untracked(|it| match it.as_slice() {
        [_, .., last] => last.all(),
        [only] if only.count() > 1 || most == 1 => only.all(),
        _ => Vec::new(),
    });
    let page = state.page.get_untracked();
    if let Some((_, prompt)) = state.asked.get_untracked() {
        let mut plan = suggested(&page.view, &prompt, &begun);
        plan.truncate(begun.len().saturating_add(most));
        let held = begun.len().min(plan.len().saturating_sub(1));
        state.plan_all(plan, held);
    }
    Ok(())
}

/// Reads what lies on the server of a plan for the open question: made on another page, or before this one was
/// loaded.
#[wasm_split(miniatures, wasm_split_path = leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
fn read_later(
    state: BattleState,
    asked: (DecisionId, Prompt),
    whose: (String, u8),
) -> Result<(), SplitLoaderError> {
    spawn_local(async move {
        let (id, prompt) = asked;
        let plan = laid(whose, &prompt).await.unwrap_or_default();
        state.begin_with(id, &plan);
        state.propose(id, &plan).await;
    });
    Ok(())
}

/// Begins a question with what the computer would do besides these answers.
#[wasm_split(miniatures, wasm_split_path = leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
fn propose_later(
    state: BattleState,
    id: DecisionId,
    kept: Vec<Action>,
) -> Result<(), SplitLoaderError> {
    let page = state.page.try_get_untracked();
    let open = state.asked.try_get_untracked().flatten();
    if let (Some(page), Some((_, prompt))) = (page, open.filter(|it| it.0 == id)) {
        let plan = suggested(&page.view, &prompt, &kept);
        if let Some(step) = Step::of(plan, 0).filter(|_| state.is_untouched()) {
            state.push(step);
        }
    }
    Ok(())
}

impl BattleState {
    pub fn plan(self) -> PlanState {
        self.more.get_value().plan
    }

    /// Returns true where the question is one of several that are answered together, at a table.
    pub fn can_plan(self) -> bool {
        let planned = self.asked_untracked(|_, prompt| is_planned(prompt));
        planned == Some(true) && self.ahead().has_table()
    }

    /// Returns the step that is made.
    pub fn step(self) -> Option<Step> {
        self.draft.with(|it| it.last().cloned())
    }

    /// Returns the place in the plan of the answer that is held.
    pub fn held(self) -> Option<usize> {
        self.draft.with(|it| it.last().map(|it| it.before.len()))
    }

    /// Returns this answer of the plan.
    pub fn planned_at(self, at: usize) -> Option<Action> {
        self.draft.with(|it| it.last()?.each().nth(at).cloned())
    }

    /// Returns all answers that would be sent together, in their order.
    pub fn all_planned(self) -> Vec<Action> {
        self.draft
            .with(|it| it.last().map(Step::all).unwrap_or_default())
    }

    /// Returns how many answers would be sent together.
    pub fn planned(self) -> usize {
        self.draft.with(|it| it.last().map_or(0, Step::count))
    }

    /// Holds this answer of the plan, so that it can be moved; one that is held stays.
    pub fn hold(self, at: usize) {
        let step = untrack(|| self.step());
        let held = step.filter(|it| it.before.len() != at);
        self.disband();
        if let Some(step) = held.and_then(|it| Step::of(it.all(), at)) {
            self.push(step);
        }
    }

    /// Holds the next one; returns true where there are several.
    pub fn hold_next(self) -> bool {
        let step = untrack(|| self.step()).filter(|it| it.count() > 1);
        if let Some(step) = &step {
            self.hold((step.before.len() + 1) % step.count());
        }
        step.is_some()
    }

    /// Plans one answer more.
    pub fn plan_more(self, action: Action) {
        self.disband();
        let step = untrack(|| self.step());
        self.push(match step {
            Some(step) => step.added(action),
            None => Step::alone(action),
        });
    }

    /// Takes the answer at this place out of the plan.
    pub fn plan_less(self, at: usize) {
        if let Some(step) = untrack(|| self.step()).and_then(|it| it.without(at)) {
            self.disband();
            self.push(step);
        }
    }

    /// Plans this instead, with that place of it held.
    pub fn plan_all(self, plan: Vec<Action>, held: usize) {
        if let Some(step) = Step::of(plan, held) {
            self.disband();
            self.push(step);
        }
    }

    /// Fills the plan up with what the computer would do, with so many answers at most.
    pub fn suggest(self, most: usize) {
        spawn_local(async move {
            // Without its code nothing is suggested, and each can be placed by hand.
            drop(suggest_later(self, most).await);
        });
    }

    /// Goes on with the plan that this page knows of, or that lies on the server, and with a suggestion where none is
    /// left that fits.
    pub fn read_plan(self) {
        let whose = use_context().and_then(whose);
        let asked = self.asked.get_untracked();
        let known = self.ahead().planned_untracked();
        if let (Some(whose), Some(asked)) = (whose, asked) {
            spawn_local(async move {
                // Without its code nothing is suggested, and each can be placed by hand.
                if known.is_empty() {
                    drop(read_later(self, asked, whose).await);
                } else {
                    self.propose(asked.0, &known).await;
                }
            });
        }
    }

    /// Begins the question with these answers, if nothing has been done about it.
    fn begin_with(self, id: DecisionId, plan: &[Action]) {
        let open = self.asked.try_get_untracked().flatten();
        let waits = open.is_some_and(|it| it.0 == id) && self.is_untouched();
        if waits && let Some(step) = self.still_planned(plan) {
            self.push(step);
            let begun = self.more.get_value().begun;
            begun.set_value(self.draft.with_untracked(Vec::len));
        }
    }

    /// Returns true as long as the question is as it has begun.
    fn is_untouched(self) -> bool {
        let begun = self.more.try_get_value().map(|it| it.begun.get_value());
        let steps = self.draft.try_with_untracked(Vec::len);
        steps.is_some_and(|it| Some(it) <= begun)
    }

    /// Begins the question with a suggestion, unless all that is left of this plan fits: that stays.
    async fn propose(self, id: DecisionId, plan: &[Action]) {
        let open = self.asked.try_get_untracked().flatten();
        let Some((_, prompt)) = open.filter(|it| it.0 == id && self.is_untouched()) else {
            return;
        };
        let left = self
            .still_planned(plan)
            .map_or_else(Vec::new, |it| it.all());
        let misfits = self
            .page
            .with_untracked(|it| plan_misfits(&it.view, &prompt, &left));
        let fit = left.iter().zip(&misfits).filter(|(_, it)| it.is_none());
        let fit: Vec<Action> = fit.map(|(action, _)| action.clone()).collect();
        if left.is_empty() || fit.len() < left.len() {
            drop(propose_later(self, id, fit).await);
        }
    }

    /// Returns what is left of a plan for the open question.
    pub(super) fn still_planned(self, plan: &[Action]) -> Option<Step> {
        let (_, prompt) = self.asked.get_untracked().filter(|it| is_planned(&it.1))?;
        let left = self.page.with_untracked(|it| not_given(&it.view, plan));
        let parts = left.into_iter().filter(|it| is_part(&prompt, it));
        Step::of(parts.collect(), 0)
    }

    /// Sends the whole plan.
    pub fn confirm_all(self) {
        let plan = untrack(|| self.step()).map(|it| it.all());
        let fits = untrack(|| self.plan().fits());
        if let (Some((_, prompt)), Some(plan)) = (self.asked.get_untracked(), plan)
            && fits
            && !self.props().busy.get_untracked()
        {
            self.keep_line_up(&prompt, &plan);
            self.ahead().remember(plan.clone());
            self.ahead().plan(prompt, plan);
        }
    }
}
