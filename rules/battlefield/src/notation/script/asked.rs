//! The expectation that somebody is asked, and what.

use super::{Case, suits::can_pass};
use crate::{
    effect::{Pool, Token, Window},
    notation::{
        expect::{self, known_words},
        line::Line,
        names, question,
    },
    position::Position,
    question::{Action, Prompt, Question},
    word::Word,
};
use tabletop::Seat;

/// The words with which questions begin.
const QUESTIONS: &[&str] = &[
    "army",
    "role",
    "terrain",
    "marker",
    "zone",
    "start",
    "deploy",
    "select",
    "action",
    "free",
    "retreat",
    "arc",
    "align",
    "react",
    "target",
    "choose",
    "kind",
    "borrow",
    "recall",
    "search",
    "pay",
    "influence",
    "reroll",
    "spend",
    "freed",
    "pivot",
    "surge",
    "order",
    "claim",
    "discard",
    "missions",
    "redeploy",
    "pile",
];

impl Case {
    /// `not asked B surge`: neither now, nor after others have passed. The case goes on from here.
    pub(super) fn expect_not_asked(&mut self, text: &str) -> Result<(), String> {
        let kept = (
            self.state()?.clone(),
            self.chance.clone(),
            self.standing.clone(),
        );
        let asked = self.find_asked(text);
        (self.state, self.chance, self.standing) = (Some(kept.0), kept.1, kept.2);
        match asked? {
            None => Err(format!("not asked {text}: it is so")),
            Some(_) => Ok(()),
        }
    }

    /// `asked B react attack.completed`: now, or after others have passed.
    pub(super) fn expect_asked(&mut self, text: &str) -> Result<(), String> {
        self.find_asked(text)?.map_or(Ok(()), Err)
    }

    /// Goes to where it is asked; otherwise says what is.
    fn find_asked(&mut self, text: &str) -> Result<Option<String>, String> {
        let mut line = Line::new(text);
        if line.take("nobody") {
            line.end()?;
            let state = self.state()?;
            let asked = all_asked(&state.open, &state.questions);
            return Ok((!state.questions.is_empty()).then_some(asked));
        }
        let open = &self.state()?.open;
        let seat = names::player(open, line.word()?)?;
        let wanted = line.rest();
        known_question(open, wanted)?;
        let is_wanted = |position: &Position, it: &Question| {
            let described = question(position, &it.prompt);
            let rest = described.strip_prefix(wanted);
            it.seat == seat
                && rest.is_some_and(|rest| {
                    wanted.is_empty() || rest.is_empty() || rest.starts_with(' ')
                })
        };
        self.walk(|state| {
            let mut open = state.questions.iter();
            open.any(|it| is_wanted(&state.open, it))
        })
    }

    /// `offered B use riposte B1`, in the reaction that is open or comes after others have passed;
    /// `not offered ...`, in none of these, of which there has to be one.
    pub(super) fn expect_offered(&mut self, text: &str) -> Result<(), String> {
        let wanted = text.strip_prefix("not ");
        let line = wanted.unwrap_or(text);
        let kept = (
            self.state()?.clone(),
            self.chance.clone(),
            self.standing.clone(),
        );
        let seat = line.split(' ').nth(1).unwrap_or("");
        let seat = names::player(&kept.0.open, seat)?;
        let mut reacts = false;
        let mut unreadable = None;
        let missing = self.walk(|state| {
            let mut open = state.questions.iter();
            let here = open.any(|it| it.seat == seat && matches!(it.prompt, Prompt::React { .. }));
            reacts |= here;
            let positive = here.then(|| expect::holds(state, &[], line));
            // What cannot be read fails both ways.
            let negative = here.then(|| expect::holds(state, &[], &format!("not {line}")));
            if let (Some(Err(why)), Some(Err(_))) = (&positive, negative) {
                unreadable = Some(why.clone());
            }
            unreadable.is_some() || positive.is_some_and(|it| it.is_ok())
        })?;
        if let Some(why) = unreadable {
            return Err(why);
        }
        if !reacts {
            let seat = names::written_seat(seat);
            return Err(format!("{text}: {seat} is asked no reaction here"));
        }
        if wanted.is_some() {
            (self.state, self.chance, self.standing) = (Some(kept.0), kept.1, kept.2);
        }
        match (missing, wanted.is_some()) {
            (None, false) | (Some(_), true) => Ok(()),
            (Some(asked), false) => Err(format!("{text}: {asked}")),
            (None, true) => Err(format!("{text}: it is so")),
        }
    }

    /// Passes what can be passed until something holds; otherwise says what is asked then.
    fn walk(
        &mut self,
        mut holds: impl FnMut(&crate::state::State) -> bool,
    ) -> Result<Option<String>, String> {
        loop {
            self.foresee()?;
            let asks_all = self.asks_all;
            let state = self.state()?;
            if holds(state) {
                return Ok(None);
            }
            let mut open = state.questions.iter();
            let passed = open.find(|it| !asks_all && can_pass(&it.prompt)).cloned();
            let Some(question) = passed else {
                return Ok(Some(all_asked(&state.open, &state.questions)));
            };
            self.take(&question, Action::Pass)?;
        }
    }
}

/// Everything that is asked, and whom.
pub fn all_asked(position: &Position, open: &[Question]) -> String {
    let seat = |seat: Seat| names::written_seat(seat);
    let asked: Vec<String> = open
        .iter()
        .map(|it| format!("{} {}", seat(it.seat), question(position, &it.prompt)))
        .collect();
    if asked.is_empty() {
        "nobody is asked".to_owned()
    } else {
        format!("asked is {}", asked.join("; "))
    }
}

/// Refuses a name that no question has, or one that names what is not there.
pub fn known_question(position: &Position, wanted: &str) -> Result<(), String> {
    let mut line = Line::new(wanted);
    if line.is_done() {
        return Ok(());
    }
    let kind = line.one_of(QUESTIONS)?;
    let next = line.peek();
    let unknown = |all: Vec<&str>| Err(format!("\"{next}\" is none of {}", all.join(", ")));
    match kind {
        _ if next.is_empty() => Ok(()),
        "react" if Window::named(next).is_none() => unknown(Window::all()),
        "reroll" if Pool::named(next).is_none() => unknown(Pool::all()),
        "spend" if Token::named(next).is_none() => unknown(Token::all()),
        _ => known_words(position, line.rest()),
    }
}
