//! Playing a lesson: the position and all answers through the real rules, every time anew.

use super::{
    lesson::{Lesson, Scripted, Step},
    taught::{Actions, Events, Illegals, Prompts, States, Taught},
};
use std::collections::VecDeque;
use tabletop::{Decision, Dice, EventRecorder, Game, Refusal, Seat, Viewer, submit};

/// More answers of the others than any lesson needs.
const MOST: usize = 100;

/// The state of a lesson after some answers.
pub struct Standing<G: Taught> {
    pub state: States<G>,
    /// The events that have happened, with the number of the answer that brought it.
    pub events: Vec<(i64, Events<G>)>,
    /// The number of answers that the lesson has taken.
    pub taken: usize,
    /// The last answer was legal, and not what the lesson is after; nothing has changed.
    pub astray: bool,
}

/// The reason why the answers cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong<I> {
    /// More answers than questions.
    TooMany,
    Illegal(I),
}

/// Plays the answers up to the first that leads the lesson astray.
///
/// # Errors
/// An answer is against the rules, or nobody asks for it.
pub fn play<G: Taught>(
    lesson: &Lesson<States<G>>,
    answers: &[Actions<G>],
) -> Result<Standing<G>, Wrong<Illegals<G>>> {
    let mut table = Table::<G>::new(lesson);
    table.others(&lesson.opening, lesson.steps.first());
    for (taken, action) in answers.iter().enumerate() {
        let step = lesson.steps.get(taken).ok_or(Wrong::TooMany)?;
        let question = table.question(lesson.learner).ok_or(Wrong::TooMany)?;
        let mut before = table.clone();
        before.dice.begin(&step.rolls);
        table.dice.begin(&step.rolls);
        table.number += 1;
        table.answer(&question, action.clone())?;
        if !table.is_wanted(&before, &question, step) {
            return Ok(before.standing(taken, true));
        }
        table.others(&step.others, lesson.steps.get(taken + 1));
    }
    Ok(table.standing(answers.len(), false))
}

/// The game of a lesson under way.
pub(super) struct Table<G: Taught> {
    pub(super) state: States<G>,
    learner: Seat,
    events: Vec<(i64, Events<G>)>,
    number: i64,
    pub(super) dice: Fixed,
}

impl<G: Taught> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            learner: self.learner,
            events: self.events.clone(),
            number: self.number,
            dice: self.dice.clone(),
        }
    }
}

impl<G: Taught> Table<G> {
    pub(super) fn new(lesson: &Lesson<States<G>>) -> Self {
        Self {
            state: lesson.position.clone(),
            learner: lesson.learner,
            events: Vec::new(),
            number: 0,
            dice: Fixed::default(),
        }
    }

    /// Returns what somebody is asked that the game waits for.
    pub(super) fn question(&self, seat: Seat) -> Option<Decision<Prompts<G>>> {
        G::Rules::decisions(&self.state).find(|it| it.seat == seat && it.required)
    }

    pub(super) fn answer(
        &mut self,
        question: &Decision<Prompts<G>>,
        action: Actions<G>,
    ) -> Result<(), Wrong<Illegals<G>>> {
        let mut cx = EventRecorder::new(&mut self.dice);
        let Decision { seat, id, .. } = *question;
        submit::<G::Rules>(&mut self.state, seat, id, action, &mut cx).map_err(|it| match it {
            Refusal::Illegal(why) => Wrong::Illegal(why),
            Refusal::Closed | Refusal::NotYours => Wrong::TooMany,
        })?;
        let number = self.number;
        self.events
            .extend(cx.events.into_iter().map(|event| (number, event)));
        Ok(())
    }

    /// The answer of somebody who is away; whether that went.
    fn considerate(&mut self, question: &Decision<Prompts<G>>) -> bool {
        let view = G::Rules::view(&self.state, Viewer::Seat(question.seat));
        let action = G::Rules::fallback(&view, &question.prompt);
        self.answer(question, action).is_ok()
    }

    /// Tells whether the answer that led here is one that the step is after.
    fn is_wanted(&self, before: &Self, question: &Decision<Prompts<G>>, step: &Step) -> bool {
        if !step.wants.is_empty() {
            let mut after = self.clone();
            after.answer_spared();
            let new = after.events[before.events.len()..].iter();
            let new: Vec<Events<G>> = new.map(|(_, event)| event.clone()).collect();
            let holds = |text: &String| G::holds(&after.state, &new, text).is_ok();
            return step.wants.iter().all(holds);
        }
        let leads = |text: &String| {
            let mut model = before.clone();
            let action = G::answer(&model.state, question, text)?;
            model.answer(question, action).ok()?;
            Some(model.state)
        };
        step.takes.is_empty()
            || step
                .takes
                .iter()
                .any(|it| leads(it).as_ref() == Some(&self.state))
    }

    /// Answers what no lesson speaks of, so that what an answer brings has happened.
    fn answer_spared(&mut self) {
        for _ in 0..MOST {
            let spared = G::Rules::decisions(&self.state).find(|it| G::is_spared(&it.prompt));
            let Some(question) = spared else { return };
            if !self.considerate(&question) {
                return;
            }
        }
    }

    /// Gives what the lesson says of the others, then what harms nobody, until the learner is asked what the next step
    /// is about.
    pub(super) fn others(&mut self, scripted: &[Scripted], next: Option<&Step>) {
        for it in scripted {
            let answer = self.scripted(it);
            debug_assert!(answer.is_some(), "{it:?} is no answer now");
        }
        for _ in 0..MOST {
            let question = match self.question(self.learner) {
                Some(question) if self.is_for(next, &question) => return,
                Some(question) => Some(question),
                None => G::Rules::decisions(&self.state).find(|it| it.required),
            };
            let goes_on = |it: &Decision<Prompts<G>>| {
                G::GOES_ON || next.is_some() || G::is_spared(&it.prompt)
            };
            let question = question.filter(goes_on);
            if !question.is_some_and(|it| self.considerate(&it)) {
                return;
            }
        }
    }

    /// Tells whether the learner answers this question; there is a step about it, or no other way.
    fn is_for(&self, next: Option<&Step>, question: &Decision<Prompts<G>>) -> bool {
        let is_meant = |it: &String| G::answer(&self.state, question, it).is_some();
        !G::is_spared(&question.prompt) || next.is_some_and(|it| it.takes.iter().any(is_meant))
    }

    /// Gives an answer of the lesson, after what has to be passed before it.
    fn scripted(&mut self, it: &Scripted) -> Option<()> {
        for _ in 0..MOST {
            let asked = self.question(it.seat);
            let action = asked.as_ref().and_then(|question| {
                let action = G::answer(&self.state, question, &it.answer)?;
                Some((question.clone(), action))
            });
            if let Some((question, action)) = action {
                return self.answer(&question, action).ok();
            }
            let mut open = G::Rules::decisions(&self.state);
            let passed = open.find(|it| G::is_spared(&it.prompt))?;
            drop(open);
            if !self.considerate(&passed) {
                return None;
            }
        }
        None
    }

    fn standing(self, taken: usize, astray: bool) -> Standing<G> {
        Standing {
            state: self.state,
            events: self.events,
            taken,
            astray,
        }
    }
}

/// Chance as the lesson has it; the highest number, and every deck as it lies, where it has none.
#[derive(Clone, Debug, Default)]
pub(super) struct Fixed {
    pub(super) faces: VecDeque<u32>,
    /// The number of times that chance was asked for more than the lesson has.
    pub(super) short: u32,
}

impl Fixed {
    pub(super) fn begin(&mut self, faces: &[u32]) {
        self.faces = faces.iter().copied().collect();
    }
}

impl Dice for Fixed {
    fn below(&mut self, n: u32) -> u32 {
        let next = self.faces.pop_front().unwrap_or_else(|| {
            self.short += 1;
            n
        });
        next.min(n).saturating_sub(1)
    }
}
