//! The orders that players lay down beforehand, and answers by them.

use super::Case;
use crate::{
    Battlefield,
    notation::{names, standing},
    question::{Action, Question},
    standing::Standing,
};
use tabletop::{Game, StandingAnswers, Viewer};

impl Case {
    /// `standing B: pass`.
    pub(super) fn set_standing(&mut self, text: &str) -> Result<(), String> {
        let (seat, text) = text.split_once(": ").ok_or("like: standing B: pass")?;
        let seat = names::player(&self.state()?.open, seat)?;
        let order = standing::read(&self.state()?.open, seat, text)?;
        match self.standing.iter_mut().find(|(of, _)| *of == seat) {
            Some((_, standing)) => standing.0.push(order),
            None => self.standing.push((seat, Standing(vec![order]))),
        }
        Ok(())
    }

    /// Answers for whoever has laid something down, as long as that goes.
    pub(super) fn foresee(&mut self) -> Result<(), String> {
        while let Some((question, action)) = self.foreseen()? {
            self.take(&question, action)?;
        }
        Ok(())
    }

    fn foreseen(&mut self) -> Result<Option<(Question, Action)>, String> {
        let mut all = std::mem::take(&mut self.standing);
        let state = self.state()?;
        let found = all.iter_mut().find_map(|(seat, standing)| {
            let question = state.questions.iter().find(|it| it.seat == *seat)?;
            let view = state.view(Viewer::Seat(*seat));
            let action = Battlefield::foreseen(&view, &question.prompt, standing)?;
            Battlefield::check(&view, &question.prompt, &action).ok()?;
            Battlefield::use_up(standing, &view, &question.prompt);
            Some((question.clone(), action))
        });
        self.standing = all;
        Ok(found)
    }
}
