//! Scripts: a set-up, answers in order, and what is expected of them.

mod auto;
mod candidates;
mod expect;
mod play;
mod reason;
mod refused;
mod table;

use super::{
    line::{Line, after, lines, word},
    position::Draft,
    problem::{Problem, at},
};
use crate::{Action, Setup, State};
use table::{Care, Table};
use tabletop::Record;

/// A part of a script and what of it did not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What stands behind `case`; empty where there are no parts.
    pub name: String,
    /// In the order of the lines.
    pub failures: Vec<Problem>,
}

/// A test that shows what a script alone cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Covered<'a> {
    pub line: usize,
    /// From the root of the repository.
    pub file: &'a str,
    /// Name of the function.
    pub test: &'a str,
}

/// Plays a script, part by part.
pub fn run(text: &str) -> Vec<Part> {
    split(text)
        .into_iter()
        .map(|(name, lines)| Part {
            name: name.to_owned(),
            failures: run_part(&lines),
        })
        .collect()
}

/// The tests that the script names.
pub fn covered(text: &str) -> Vec<Covered<'_>> {
    lines(text)
        .filter_map(|line| {
            let (file, name) = word(after(line.text, "covered by")?);
            Some(Covered {
                line: line.number,
                file,
                test: name,
            })
        })
        .collect()
}

/// The parts by name, each with the lines above the first of them.
fn split(text: &str) -> Vec<(&str, Vec<Line<'_>>)> {
    let mut common = Vec::new();
    let mut parts: Vec<(&str, Vec<Line<'_>>)> = Vec::new();
    for line in lines(text) {
        if let Some(name) = after(line.text, "case") {
            parts.push((name, common.clone()));
        } else if let Some((_, part)) = parts.last_mut() {
            part.push(line);
        } else {
            common.push(line);
        }
    }
    if parts.is_empty() {
        parts.push(("", common));
    }
    parts
}

fn run_part(lines: &[Line<'_>]) -> Vec<Problem> {
    let mut failures = Vec::new();
    if lines
        .iter()
        .all(|it| after(it.text, "covered by").is_some())
    {
        return failures;
    }
    if let Err(problem) = play(lines, &mut failures) {
        failures.push(problem);
    }
    failures
}

/// Plays the lines; expectations that fail are collected, anything else ends the play.
fn play(lines: &[Line<'_>], failures: &mut Vec<Problem>) -> Result<(), Problem> {
    let lines: Vec<Line<'_>> = lines
        .iter()
        .copied()
        .filter(|it| after(it.text, "covered by").is_none())
        .collect();
    let (mut table, played) = set_up(&lines, Care::Proving)?;
    for line in played {
        match play::line(&mut table, line.text) {
            Ok(()) => {}
            Err(play::Wrong::Expectation(what)) => failures.push(Problem {
                line: line.number,
                what,
            }),
            Err(play::Wrong::Play(what)) => {
                return Err(Problem {
                    line: line.number,
                    what,
                });
            }
        }
    }
    let last = lines.last().map_or(1, |line| line.number);
    at(last, table.replay())
}

/// The game that a script plays from its start.
pub(super) fn record(text: &str) -> Result<Record<Setup, Action>, Problem> {
    let lines: Vec<Line<'_>> = lines(text).collect();
    let last = lines.last().map_or(1, |line| line.number);
    if !lines
        .iter()
        .any(|line| line.text.eq_ignore_ascii_case("start"))
    {
        let what = "a stored game has a line \"start\"".to_owned();
        return Err(Problem { line: last, what });
    }
    at(last, played(&lines)?.record())
}

/// Where the game stands once a script without parts has been played.
pub fn end(text: &str) -> Result<State, Problem> {
    let lines: Vec<Line<'_>> = lines(text).collect();
    Ok(played(&lines)?.state)
}

/// Plays the lines up to the first thing that does not hold.
fn played(lines: &[Line<'_>]) -> Result<Table, Problem> {
    let (mut table, lines) = set_up(lines, Care::Trusting)?;
    for line in lines {
        let done = play::line(&mut table, line.text);
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
    for line in above {
        if after(line.text, "expect").is_some() || draft.is_told(line.text) {
            played.push(*line);
        } else if !at(line.number, draft.apply(line.text))? {
            return Err(Problem {
                line: line.number,
                what: format!("no line of a script: \"{}\"", line.text),
            });
        }
    }
    played.extend(below);
    let number = above.last().map_or(1, |line| line.number);
    let table = at(number, Table::new(&draft, care))?;
    Ok((table, played))
}

impl Covered<'_> {
    /// Whether the test stands in this source, Rust or TypeScript.
    pub fn is_in(&self, source: &str) -> bool {
        let Self { test, .. } = self;
        [
            format!("fn {test}("),
            format!("'{test}'"),
            format!("\"{test}\""),
        ]
        .iter()
        .any(|sign| source.contains(sign))
    }
}

/// Plays a script and tells what did not hold, a paragraph each; empty if everything did.
///
/// `source` gives the text of a file of the repository, for tests that the script names.
pub fn differences(text: &str, source: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let mut found = Vec::new();
    for covered in covered(text) {
        if !source(covered.file).is_some_and(|it| covered.is_in(&it)) {
            let Covered { line, file, test } = covered;
            found.push(format!("line {line}: {file} has no test {test}"));
        }
    }
    for part in run(text) {
        let name = match part.name.as_str() {
            "" => String::new(),
            name => format!("case {name}, "),
        };
        found.extend(part.failures.iter().map(|it| format!("{name}{it}")));
    }
    found
}
