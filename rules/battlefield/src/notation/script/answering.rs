//! Answers of a case: whose question they are, and what is passed before it.

use super::{
    Case,
    asked::all_asked,
    suits::{can_pass, is_called, is_for, is_said, suits, turns},
};
use crate::{
    Battlefield, agenda,
    notation::{answer, names, reason},
    play::Play,
    question::{Action, Prompt, Question},
    task::Use,
};
use std::collections::VecDeque;
use tabletop::{Game, Seat, Viewer, completes};

impl Case {
    pub fn answers(&mut self, seat: Seat, text: &str) -> Result<(), String> {
        let actions = answer::read(&self.state()?.open, text)?;
        self.chance.begin();
        let mut left: VecDeque<Action> = actions.into();
        while let Some(action) = left.pop_front() {
            self.wait_for(seat, &action)?;
            let question = self.asked(seat, &action, text)?;
            let Some(question) = question else { continue };
            let state = self.state()?;
            answer::meant(&state.open, &question.prompt, text)?;
            let view = state.view(Viewer::Seat(seat));
            Battlefield::check(&view, &question.prompt, &action).map_err(|why| {
                let why = reason::reason(&state.open, &why);
                format!("\"{text}\" is refused: {why}")
            })?;
            self.take(&question, action)?;
        }
        Ok(())
    }

    /// Passes windows that are not the one in which a card or an ability is used.
    fn wait_for(&mut self, seat: Seat, action: &Action) -> Result<(), String> {
        let wanted = match action {
            Action::Use(Use::Card(card)) => card.window,
            Action::Use(Use::Ability(_, ability)) => ability.window,
            _ => return Ok(()),
        };
        let is_wanted = |it: &Question| match it.prompt {
            Prompt::React { window, .. } => it.seat == seat && window == wanted,
            Prompt::Order { .. } => it.seat == seat,
            _ => false,
        };
        while !self.asks_all {
            let open = self.state()?.questions.clone();
            let passed = open.iter().find(|it| can_pass(&it.prompt));
            let (false, Some(question)) = (open.iter().any(is_wanted), passed) else {
                break;
            };
            self.take(question, Action::Pass)?;
        }
        Ok(())
    }

    pub fn take(&mut self, question: &Question, action: Action) -> Result<(), String> {
        self.state()?;
        let Some(state) = &mut self.state else {
            return Ok(());
        };
        let before = question.prompt.simultaneous().then(|| state.clone());
        let mut play = Play {
            state,
            cx: &mut self.chance,
        };
        agenda::answer(&mut play, question, action);
        self.chance.completed |= before.is_some_and(|it| completes::<Battlefield>(&it, state));
        Ok(())
    }

    /// The open question that `action` answers; windows and other offers before it are passed.
    /// `None` where the choice of a unit is not asked because it is clear.
    pub fn asked(
        &mut self,
        seat: Seat,
        action: &Action,
        text: &str,
    ) -> Result<Option<Question>, String> {
        loop {
            self.foresee()?;
            let asks_all = self.asks_all;
            let state = self.state()?;
            let open = state.questions.clone();
            let fits = |it: &&Question| {
                it.seat == seat && suits(&it.prompt, action) && is_said(&it.prompt, text)
            };
            if let Some(question) = open.iter().find(fits) {
                return Ok(Some(question.clone()));
            }
            if let Action::Select(who) = action
                && open
                    .iter()
                    .any(|it| it.seat == seat && is_for(&it.prompt, *who))
            {
                return Ok(None);
            }
            // Who turns is asked only where several could.
            if open
                .iter()
                .any(|it| it.seat == seat && turns(&it.prompt, action))
            {
                return Ok(None);
            }
            let passed = open.iter().find(|it| !asks_all && can_pass(&it.prompt));
            let Some(question) = passed.cloned() else {
                let asked = all_asked(&state.open, &open);
                let seat = names::written_seat(seat);
                return Err(format!("\"{seat}: {text}\" answers nothing: {asked}"));
            };
            self.take(&question, Action::Pass)?;
        }
    }

    /// The next question gets the answer of somebody who is away.
    pub fn auto(&mut self) -> Result<(), String> {
        let state = self.state()?;
        let question = state.questions.first().cloned().ok_or("nobody is asked")?;
        let view = state.view(Viewer::Seat(question.seat));
        let action = Battlefield::fallback(&view, &question.prompt);
        self.chance.begin();
        self.take(&question, action)
    }

    pub fn refused(&mut self, why: &str, text: &str) -> Result<(), String> {
        let (seat, text) = text
            .split_once(": ")
            .ok_or("like: refused TooFar: A: ...")?;
        if why.is_empty() {
            return Err("a refusal has a reason, like: refused TooFar: A: ...".to_owned());
        }
        let seat = names::player(&self.state()?.open, seat)?;
        let actions = answer::read(&self.state()?.open, text)?;
        let kept = (self.state.clone(), self.chance.clone());
        for action in actions {
            let Some(question) = self.asked(seat, &action, text)? else {
                continue;
            };
            let state = self.state()?;
            answer::meant(&state.open, &question.prompt, text)?;
            let (before, view) = (state.clone(), state.view(Viewer::Seat(seat)));
            if let Err(why_not) = Battlefield::check(&view, &question.prompt, &action) {
                let same = *state == before;
                (self.state, self.chance) = kept;
                return match (same, is_called(&why_not, why)) {
                    (true, true) => Ok(()),
                    (false, _) => Err("a refusal has changed something".to_owned()),
                    (_, false) => {
                        let other = reason::reason(&view.open, &why_not);
                        Err(format!("refused for another reason: {other}"))
                    }
                };
            }
            self.take(&question, action)?;
        }
        Err(format!("not refused: {text}"))
    }

    /// Passes whatever can be passed, so that what follows an answer has happened.
    pub fn settle(&mut self) -> Result<(), String> {
        self.foresee()?;
        while !self.asks_all {
            let open = self.state()?.questions.clone();
            let Some(question) = open.iter().find(|it| can_pass(&it.prompt)) else {
                break;
            };
            self.take(question, Action::Pass)?;
            self.foresee()?;
        }
        Ok(())
    }
}
