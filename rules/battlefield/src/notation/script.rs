//! Playing a file: its cases one by one, and what differs.

mod asked;
mod foreseen;
mod suits;

use super::{answer, chance::Chance, event, expect, line::Line, names, setting::Setting};
use crate::{
    Battlefield, agenda,
    play::Play,
    question::{Action, Prompt, Question},
    standing::Standing,
    state::State,
    task::{Task, Turn, TurnStage, Use},
};
use std::{
    collections::VecDeque,
    fmt::{Display, Formatter},
};
use suits::{can_pass, is_called, is_for, suits};
use tabletop::{Game, Seat, Viewer};

/// What is wrong with a file, or otherwise than it expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Counted from 1.
    pub line: u32,
    pub case: String,
    pub what: String,
}

impl Display for Problem {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

/// What came of a file.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub cases: Vec<String>,
    pub problems: Vec<Problem>,
}

/// Plays every case of a file. What stands before the first `case` is the head of all of them.
pub fn play(text: &str) -> Report {
    let mut report = Report::default();
    let lines = (1..).zip(text.lines());
    let lines = lines.map(|(number, line)| (number, line.split('#').next().unwrap_or("").trim()));
    let lines: Vec<(u32, &str)> = lines.filter(|(_, line)| !line.is_empty()).collect();
    let is_case = |(_, line): &(u32, &str)| line.starts_with("case ");
    let first = lines.iter().position(is_case).unwrap_or(0);
    let (head, rest) = lines.split_at(first);
    for case in rest.chunk_by(|_, next| !is_case(next)) {
        let name = case[0].1.strip_prefix("case ").unwrap_or("");
        report.cases.push(name.to_owned());
        let own = if is_case(&case[0]) { &case[1..] } else { case };
        let all: Vec<(u32, &str)> = head.iter().chain(own).copied().collect();
        if let Err((line, what)) = Case::default().play(&all) {
            let case = name.to_owned();
            report.problems.push(Problem { line, case, what });
        }
    }
    report
}

/// One case while it is played.
#[derive(Default)]
struct Case {
    setting: Setting,
    /// Once the first thing has happened.
    state: Option<State>,
    chance: Chance,
    /// Every window waits for an answer of the file.
    asks_all: bool,
    expected: u32,
    /// What players have laid down beforehand.
    standing: Vec<(Seat, Standing)>,
}

/// What each line of a case does.
impl Case {
    fn play(mut self, lines: &[(u32, &str)]) -> Result<(), (u32, String)> {
        for (number, line) in lines {
            self.line(line).map_err(|what| (*number, what))?;
            if self.chance.short {
                return Err((
                    *number,
                    format!("a die is rolled that has no face here ({line})"),
                ));
            }
        }
        let last = lines.last().map_or(0, |(number, _)| *number);
        if !self.chance.faces.is_empty() {
            return Err((
                last,
                format!("faces are left over: {:?}", self.chance.faces),
            ));
        }
        if self.expected == 0 {
            return Err((last, "nothing is expected of it".to_owned()));
        }
        Ok(())
    }

    fn line(&mut self, text: &str) -> Result<(), String> {
        if let Some(expected) = text.strip_prefix("expect ") {
            self.expected += 1;
            return self.expect(expected);
        }
        if let Some(rest) = text.strip_prefix("refused ") {
            self.expected += 1;
            let (why, answer) = rest
                .split_once(": ")
                .ok_or("like: refused TooFar: A: ...")?;
            return self.refused(why.trim(), answer);
        }
        if let Some(rest) = text.strip_prefix("rolls ") {
            let mut line = Line::new(rest);
            while !line.is_done() {
                self.chance.faces.push_back(line.number()?);
            }
            return Ok(());
        }
        if let Some(rest) = text.strip_prefix("standing ") {
            return self.lay_down(rest);
        }
        if let Some(rest) = text.strip_prefix("meanwhile ") {
            return self.meanwhile(rest);
        }
        match text {
            "asks all" => self.asks_all = true,
            "asks nobody" => self.asks_all = false,
            "auto" => self.auto()?,
            _ => match text.split_once(": ") {
                Some((seat, said)) if names::seat(seat).is_ok() => {
                    return self.answers(names::seat(seat)?, said);
                }
                _ if self.state.is_some() => {
                    return Err(format!("\"{text}\" comes after the game has begun"));
                }
                _ if self.setting.read(text)? => {}
                _ => return Err(format!("\"{text}\" is not understood")),
            },
        }
        Ok(())
    }

    /// The game, begun if it has not yet: the player to act is asked what activates.
    fn state(&mut self) -> Result<&mut State, String> {
        if self.state.is_none() {
            self.setting.deal()?;
            let mut state = self.setting.state.clone();
            let open = &mut state.open;
            if open.result.is_none() && open.agenda.is_empty() {
                open.agenda.push(Task::Turn(Turn {
                    stage: TurnStage::Start,
                }));
            }
            if state.questions.is_empty() {
                agenda::run(&mut Play {
                    state: &mut state,
                    cx: &mut self.chance,
                });
            }
            self.state = Some(state);
        }
        self.state
            .as_mut()
            .ok_or_else(|| "the game has begun".to_owned())
    }

    /// `meanwhile B2 @ 29, 19 S`: an effect that nobody has makes it so.
    fn meanwhile(&mut self, text: &str) -> Result<(), String> {
        self.setting.state = self.state()?.clone();
        if !self.setting.read(text)? {
            return Err(format!("\"{text}\" is not understood"));
        }
        self.state = Some(self.setting.state.clone());
        Ok(())
    }

    fn answers(&mut self, seat: Seat, said: &str) -> Result<(), String> {
        let actions = answer::read(&self.state()?.open, said)?;
        self.chance.begin();
        let mut left: VecDeque<Action> = actions.into();
        while let Some(action) = left.pop_front() {
            self.wait_for(seat, &action)?;
            let question = self.asked(seat, &action)?;
            let Some(question) = question else { continue };
            let view = self.state()?.view(Viewer::Seat(seat));
            Battlefield::check(&view, &question.prompt, &action)
                .map_err(|why| format!("refused: {why:?} ({action:?})"))?;
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

    fn take(&mut self, question: &Question, action: Action) -> Result<(), String> {
        self.state()?;
        let Some(state) = &mut self.state else {
            return Ok(());
        };
        let mut play = Play {
            state,
            cx: &mut self.chance,
        };
        agenda::answer(&mut play, question, action);
        Ok(())
    }

    /// The open question that `action` answers; windows and other offers before it are passed.
    /// `None` where the choice of a unit is not asked because it is clear.
    fn asked(&mut self, seat: Seat, action: &Action) -> Result<Option<Question>, String> {
        loop {
            self.foresee()?;
            let asks_all = self.asks_all;
            let state = self.state()?;
            let open = state.questions.clone();
            let fits = |it: &&Question| it.seat == seat && suits(&it.prompt, action);
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
            let passed = open.iter().find(|it| !asks_all && can_pass(&it.prompt));
            let Some(question) = passed.cloned() else {
                let asked: Vec<String> = open
                    .iter()
                    .map(|it| event::question(&state.open, &it.prompt))
                    .collect();
                return Err(format!("asked is {asked:?}, not {action:?}"));
            };
            self.take(&question, Action::Pass)?;
        }
    }

    /// The next question gets the answer of somebody who is away.
    fn auto(&mut self) -> Result<(), String> {
        let state = self.state()?;
        let question = state.questions.first().cloned().ok_or("nobody is asked")?;
        let view = state.view(Viewer::Seat(question.seat));
        let action = Battlefield::fallback(&view, &question.prompt);
        self.chance.begin();
        self.take(&question, action)
    }

    fn refused(&mut self, why: &str, text: &str) -> Result<(), String> {
        let (seat, said) = text
            .split_once(": ")
            .ok_or("like: refused TooFar: A: ...")?;
        let seat = names::seat(seat)?;
        let actions = answer::read(&self.state()?.open, said)?;
        let kept = (self.state.clone(), self.chance.clone());
        for action in actions {
            let Some(question) = self.asked(seat, &action)? else {
                continue;
            };
            let state = self.state()?;
            let (before, view) = (state.clone(), state.view(Viewer::Seat(seat)));
            if let Err(reason) = Battlefield::check(&view, &question.prompt, &action) {
                let same = *state == before;
                (self.state, self.chance) = kept;
                return match (same, is_called(&reason, why)) {
                    (true, true) => Ok(()),
                    (false, _) => Err("a refusal has changed something".to_owned()),
                    (_, false) => Err(format!("refused for another reason: {reason:?}")),
                };
            }
            self.take(&question, action)?;
        }
        Err(format!("not refused: {said}"))
    }

    fn expect(&mut self, text: &str) -> Result<(), String> {
        if let Some(rest) = text.strip_prefix("asked ") {
            return self.expect_asked(rest);
        }
        if let Some(rest) = text.strip_prefix("not asked ") {
            return self.expect_not_asked(rest);
        }
        self.settle()?;
        match (text, self.chance.is_final()) {
            ("barrier", true) | ("not barrier", false) => return Ok(()),
            ("barrier", false) | ("not barrier", true) => return Err("it is otherwise".to_owned()),
            _ => {}
        }
        let events = self.chance.events.clone();
        expect::holds(self.state()?, &events, text)
    }

    /// Passes whatever can be passed, so that what follows an answer has happened.
    fn settle(&mut self) -> Result<(), String> {
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
