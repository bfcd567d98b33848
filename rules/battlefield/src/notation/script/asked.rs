//! Whether somebody is asked, and what.

use super::{Case, suits::can_pass};
use crate::{
    notation::{line::Line, names, question},
    question::{Action, Question},
};

impl Case {
    /// `not asked B surge`: neither now, nor after others have passed. The case goes on from here.
    pub(super) fn expect_not_asked(&mut self, text: &str) -> Result<(), String> {
        let seat = text.split(' ').next().unwrap_or("");
        names::seat(seat)?;
        self.state()?;
        let kept = (
            self.state.clone(),
            self.chance.clone(),
            self.standing.clone(),
        );
        let asked = self.expect_asked(text);
        (self.state, self.chance, self.standing) = kept;
        match asked {
            Ok(()) => Err(format!("not asked {text}: it is so")),
            Err(_) => Ok(()),
        }
    }

    /// `asked B react attack.completed`: now, or after others have passed.
    pub(super) fn expect_asked(&mut self, text: &str) -> Result<(), String> {
        let mut line = Line::new(text);
        if line.take("nobody") {
            return if self.state()?.questions.is_empty() {
                Ok(())
            } else {
                Err("somebody is asked".to_owned())
            };
        }
        let seat = names::seat(line.word()?)?;
        loop {
            self.foresee()?;
            let asks_all = self.asks_all;
            let state = self.state()?;
            let open = state.questions.clone();
            let described = |it: &Question| question(&state.open, &it.prompt);
            if open
                .iter()
                .any(|it| it.seat == seat && described(it).starts_with(line.rest()))
            {
                return Ok(());
            }
            let passed = open
                .iter()
                .find(|it| !asks_all && can_pass(&it.prompt))
                .cloned();
            let Some(question) = passed else {
                let asked: Vec<String> = open.iter().map(described).collect();
                return Err(format!("asked is {asked:?}"));
            };
            self.take(&question, Action::Pass)?;
        }
    }
}
