//! Scripts: a set-up, answers in order, and what is expected of them.

mod auto;
mod candidates;
mod covered;
mod expect;
mod impossible;
mod parts;
mod play;
mod reason;
mod refused;
mod report;
mod table;

use super::{
    line::{Line, after, lines},
    position::{self, Draft},
    problem::{Problem, at},
};
use crate::{Action, Setup, State};
pub use covered::{Covered, covered};
use impossible::Watch;
pub use report::{Report, differences, report};
use table::{Care, Table};
use tabletop::Record;

/// A part of a script, what of it did not hold, and what is odd about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The words behind `case`; empty where there are no parts.
    pub name: String,
    /// In the order of the lines.
    pub failures: Vec<Problem>,
    /// In the order of the lines: a table that no game can come to, nothing expected.
    pub warnings: Vec<Problem>,
}

/// Plays a script, part by part.
pub fn run(text: &str) -> Vec<Part> {
    parts::split(text).iter().map(run_part).collect()
}

fn run_part(lines: &parts::Lines<'_>) -> Part {
    let mut part = Part {
        name: lines.name.to_owned(),
        failures: Vec::new(),
        warnings: lines.proves_nothing().into_iter().collect(),
    };
    let mut all = lines.all();
    all.retain(|it| after(it.text, "covered by").is_none());
    if !all.is_empty()
        && let Err(problem) = play(&all, &mut part)
    {
        part.failures.push(problem);
    }
    part
}

/// Plays the lines; expectations that fail are collected, anything else ends the play.
fn play(lines: &[Line<'_>], part: &mut Part) -> Result<(), Problem> {
    let (mut table, played) = set_up(lines, Care::Proving)?;
    let done = play_on(&mut table, &played, &mut part.failures);
    part.warnings.extend(table.warnings());
    done?;
    let last = lines.last().map_or(1, |line| line.number);
    at(last, table.replay())
}

fn play_on(
    table: &mut Table,
    lines: &[Line<'_>],
    failures: &mut Vec<Problem>,
) -> Result<(), Problem> {
    for line in lines {
        let problem = |what| Problem {
            line: line.number,
            what,
        };
        match play::line(table, line) {
            Ok(()) => {}
            Err(play::Wrong::Expectation(what)) => failures.push(problem(what)),
            Err(play::Wrong::Play(what)) => return Err(problem(what)),
        }
    }
    Ok(())
}

/// The game that a script plays from its start.
pub(super) fn record(text: &str) -> Result<Record<Setup, Action>, Problem> {
    let lines: Vec<Line<'_>> = lines(text).collect();
    let last = lines.last().map_or(1, |line| line.number);
    if !from_the_start(&lines) {
        let what = "a stored game has a line \"start\"".to_owned();
        return Err(Problem { line: last, what });
    }
    at(last, played(&lines)?.record())
}

/// Returns the state of the game once a script without parts has been played.
pub fn end(text: &str) -> Result<State, Problem> {
    let lines: Vec<Line<'_>> = lines(text).collect();
    Ok(played(&lines)?.state)
}

/// A position; that of a stored game is the one that it has come to.
///
/// # Errors
/// At the first line that is no line of a set-up, or does not go as it says.
pub fn position(text: &str) -> Result<State, Problem> {
    let all: Vec<Line<'_>> = lines(text).collect();
    if from_the_start(&all) {
        end(text)
    } else {
        position::read(text)
    }
}

/// Returns true where a game is played from its beginning, as stored games are.
fn from_the_start(lines: &[Line<'_>]) -> bool {
    lines
        .iter()
        .any(|line| line.text.eq_ignore_ascii_case("start"))
}

/// Plays the lines up to the first thing that does not hold.
fn played(lines: &[Line<'_>]) -> Result<Table, Problem> {
    let (mut table, lines) = set_up(lines, Care::Trusting)?;
    for line in lines {
        let done = play::line(&mut table, &line);
        at(line.number, done.map_err(play::Wrong::into_what))?;
    }
    Ok(table)
}

/// The table as the set-up has it, and the lines to play: expectations about the set-up, then
/// what follows from the first answer on.
fn set_up<'a>(lines: &[Line<'a>], care: Care) -> Result<(Table, Vec<Line<'a>>), Problem> {
    let first = lines.iter().position(|line| play::begins(line.text));
    let (above, below) = lines.split_at(first.unwrap_or(lines.len()));
    let mut draft = Draft::of(above)?;
    let mut played = Vec::new();
    let mut watch = Watch::default();
    for line in above {
        let before = draft.state;
        if let Some(kinds) = after(line.text, "on purpose") {
            at(line.number, watch.accept(kinds))?;
        } else if after(line.text, "expect").is_some() || draft.is_checked(line.text) {
            played.push(*line);
        } else if !at(line.number, draft.apply(line.text))? {
            return Err(Problem {
                line: line.number,
                what: format!("no line of a script: \"{}\"", line.text),
            });
        } else if care == Care::Proving {
            watch.set_up((line.number, line.text), &before, &draft);
        }
    }
    played.extend(below);
    let number = above.last().map_or(1, |line| line.number);
    let table = at(number, Table::new(&draft, care, watch))?;
    Ok((table, played))
}
