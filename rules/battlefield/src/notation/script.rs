//! Playing a file: its cases one by one, and what differs.

mod answering;
mod asked;
mod foreseen;
mod suits;

#[cfg(all(test, feature = "testkit"))]
pub use asked::known_question;
pub use suits::{can_pass, suits};

use super::{
    chance::Chance,
    expect,
    line::Line,
    names,
    setting::{self, Setting},
};
use crate::{
    agenda,
    play::Play,
    standing::Standing,
    state::State,
    task::{Task, Turn, TurnStage},
};
use std::fmt::{Display, Formatter};
use tabletop::Seat;

/// A fault in a file, or something that is otherwise than the file expects.
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

/// The outcome of a file.
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
    /// The line that is wrong where only a later one shows it.
    blamed: Option<u32>,
    /// The orders that players have laid down beforehand.
    standing: Vec<(Seat, Standing)>,
}

/// The meaning of each line of a case.
impl Case {
    fn play(mut self, lines: &[(u32, &str)]) -> Result<(), (u32, String)> {
        for (number, line) in lines {
            self.setting.line = *number;
            self.line(line)
                .map_err(|what| (self.blamed.unwrap_or(*number), what))?;
            if self.chance.short {
                return Err((
                    *number,
                    format!("a die is rolled that has no face here ({line})"),
                ));
            }
        }
        let last = lines.last().map_or(0, |(number, _)| *number);
        if !self.chance.faces.is_empty() {
            let faces: Vec<String> = self.chance.faces.iter().map(u32::to_string).collect();
            return Err((last, format!("faces are left over: {}", faces.join(" "))));
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
                self.chance.faces.push_back(line.number_in(1..=6)?);
            }
            return Ok(());
        }
        if let Some(rest) = text.strip_prefix("standing ") {
            return self.set_standing(rest);
        }
        if let Some(rest) = text.strip_prefix("meanwhile ") {
            return self.meanwhile(rest);
        }
        match text {
            "asks all" => self.asks_all = true,
            "asks nobody" => self.asks_all = false,
            "auto" => self.auto()?,
            _ => match text.split_once(": ") {
                Some((seat, text)) if names::seat(seat).is_ok() => {
                    let seat = names::player(&self.state()?.open, seat)?;
                    return self.answers(seat, text);
                }
                _ if self.state.is_some() => {
                    return Err(format!("\"{text}\" comes after the game has begun"));
                }
                _ if self.setting.read(text)? => {}
                _ => return Err(setting::unknown(text)),
            },
        }
        Ok(())
    }

    /// The game, begun if it has not yet: the player to act is asked what activates.
    fn state(&mut self) -> Result<&mut State, String> {
        if self.state.is_none() {
            if let Err(problem) = self.setting.deal() {
                self.blamed = Some(problem.line);
                return Err(problem.what);
            }
            self.setting.stands()?;
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
            return Err(setting::unknown(text));
        }
        self.setting.release_markers();
        self.setting.stands()?;
        self.state = Some(self.setting.state.clone());
        Ok(())
    }

    fn expect(&mut self, text: &str) -> Result<(), String> {
        if let Some(rest) = text.strip_prefix("asked ") {
            return self.expect_asked(rest);
        }
        if let Some(rest) = text.strip_prefix("not asked ") {
            return self.expect_not_asked(rest);
        }
        if text.starts_with("offered ") || text.starts_with("not offered ") {
            return self.expect_offered(text);
        }
        self.settle()?;
        match (text, self.chance.is_final()) {
            ("barrier", true) | ("not barrier", false) => return Ok(()),
            ("barrier", false) => return Err("this answer can be taken back".to_owned()),
            ("not barrier", true) => return Err("this answer cannot be taken back".to_owned()),
            _ => {}
        }
        let events = self.chance.events.clone();
        expect::holds(self.state()?, &events, text)
    }
}
