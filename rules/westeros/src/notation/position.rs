//! Positions as text, both ways: the set-up of a script.

mod begin;
mod board;
mod decks;
mod draft;
mod exact;
mod houses;
mod obey;
mod sound;
mod table;
mod write;

pub(crate) use board::{bands, facts, placed_orders};
pub(crate) use draft::Draft;
pub(crate) use exact::whole;
pub use write::write;
pub(crate) use write::{card_text, faces_text, forbidden_text, options, units_text};

use super::{
    line::lines,
    problem::{Problem, at},
};
use crate::State;

/// Reads a position and plays to its first question.
///
/// # Errors
/// At the first line that is no line of a set-up.
pub fn read(text: &str) -> Result<State, Problem> {
    let all: Vec<_> = lines(text).collect();
    let mut draft = Draft::of(&all)?;
    for line in &all {
        if !at(line.number, draft.apply(line.text))? {
            return Err(Problem {
                line: line.number,
                what: format!("no line of a set-up: \"{}\"", line.text),
            });
        }
    }
    let last = all.last().map_or(1, |line| line.number);
    let mut chance = draft.chance.clone();
    at(last, draft.begin(&mut chance))
}
