//! A game out of its text.

use super::open;
use crate::{
    Battlefield,
    notation::{answer, line::Line, names, reason, script::Problem, setting::agreed},
    position::{Mode, Scheme, Setup},
    question::{Action, Prompt},
    state::State,
};
use tabletop::{CheckedSetup, DecisionId, Entry, Game, Quiet, Record, Recorded, Refusal, submit};

/// The game that a text tells, entry for entry as it would be stored.
///
/// # Errors
/// At the first line that does not go as it says.
pub fn read(text: &str) -> Result<Record<Setup, Action>, Problem> {
    let mut reading = Reading::default();
    let mut last = 0;
    for (number, line) in (1..).zip(text.lines()) {
        last = number;
        let line = line.split('#').next().unwrap_or("").trim();
        if !line.is_empty() {
            reading.line(line).map_err(|what| problem(number, what))?;
        }
    }
    if reading.state.is_none() {
        return Err(problem(last, "the game has no line \"start\"".to_owned()));
    }
    Ok(reading.record)
}

fn problem(line: u32, what: String) -> Problem {
    Problem {
        line,
        case: String::new(),
        what,
    }
}

/// A game while it is read.
struct Reading {
    record: Record<Setup, Action>,
    /// From `start` on.
    state: Option<State>,
}

impl Default for Reading {
    fn default() -> Self {
        Self {
            record: Record {
                setup: Setup {
                    mode: Mode::None,
                    ..Setup::default()
                },
                seats: 2,
                opening: Vec::new(),
                log: Vec::new(),
            },
            state: None,
        }
    }
}

impl Reading {
    fn line(&mut self, text: &str) -> Result<(), String> {
        let (words, rolls) = chance(text)?;
        if self.state.is_some() {
            return self.answer(words, rolls);
        }
        let mut line = Line::new(words);
        let Record { setup, seats, .. } = &mut self.record;
        if agreed::read(&mut line, setup)? {
            return line.end();
        }
        match line.word()? {
            "players" => *seats = line.number()?,
            "teams" => setup.scheme = Scheme::Teams,
            "start" => self.start(rolls)?,
            _ => return Err(format!("\"{text}\" is nothing that is agreed on")),
        }
        line.end()
    }

    fn start(&mut self, rolls: Vec<u32>) -> Result<(), String> {
        let Record {
            setup,
            seats,
            opening,
            ..
        } = &mut self.record;
        if !Battlefield::SEATS.contains(seats) {
            return Err("2 to 4 can play".to_owned());
        }
        if let Some(flaw) = Battlefield::flaws(setup, *seats).first() {
            return Err(format!("nobody can play that: {}", reason::setup(*flaw)));
        }
        let mut cx = Quiet(Recorded::new(&rolls));
        self.state = Some(Battlefield::start(setup, *seats, &mut cx));
        if !cx.0.faithful() {
            return Err("the start draws other rolls".to_owned());
        }
        *opening = rolls;
        Ok(())
    }

    fn answer(&mut self, text: &str, rolls: Vec<u32>) -> Result<(), String> {
        let state = self.state.as_mut().ok_or("the game has not begun")?;
        let like = || "an answer is like 12. A: pass".to_owned();
        let (id, text) = text.split_once(". ").ok_or_else(like)?;
        let (seat, text) = text.split_once(": ").ok_or_else(like)?;
        let (decision, seat) = (
            DecisionId(id.parse().map_err(|_| like())?),
            names::seat(seat)?,
        );
        let asked = open(state, decision).ok_or_else(|| format!("question {id} is not open"))?;
        answer::meant(&state.open, &asked.prompt, text)?;
        let mut actions = answer::read(&state.open, text)?;
        // What a unit does is read with the choice of it.
        if actions.len() > 1 && asked.prompt != Prompt::Select {
            actions.remove(0);
        }
        let [action] = &actions[..] else {
            return Err("one answer a line".to_owned());
        };
        let mut cx = Quiet(Recorded::new(&rolls));
        submit::<Battlefield>(state, seat, decision, action.clone(), &mut cx).map_err(|why| {
            match why {
                Refusal::Illegal(why) => reason::reason(&state.open, &why),
                other => other.to_string(),
            }
        })?;
        if !cx.0.faithful() {
            return Err("this answer draws other rolls".to_owned());
        }
        self.record.log.push(Entry {
            seat,
            decision,
            action: action.clone(),
            rolls,
        });
        Ok(())
    }
}

/// The line without its rolls, and these.
fn chance(text: &str) -> Result<(&str, Vec<u32>), String> {
    let bracket = text
        .strip_suffix(']')
        .and_then(|text| text.rsplit_once('['));
    let Some((text, faces)) = bracket else {
        return Ok((text, Vec::new()));
    };
    let mut line = Line::new(faces);
    let mut rolls = Vec::new();
    while !line.is_done() {
        let face: u32 = line.number()?;
        rolls.push(face.checked_sub(1).ok_or("rolls are counted from 1")?);
    }
    Ok((text.trim(), rolls))
}
