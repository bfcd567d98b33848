//! The facts that the contract's fuzzer must know of the board game: all player counts and options.

use super::options;
use crate::{Action, Setup, State, Westeros, notation::game};
use tabletop::{Record, renumbered, testkit::fuzz::Fuzzed};

impl Fuzzed for Westeros {
    const MOST_ANSWERS: usize = 5_000;

    fn setup(seed: u64) -> Setup {
        options(seed)
    }

    fn players(seed: u64) -> u8 {
        // Not in step with the kinds: each kind comes with each number of players.
        3 + (seed / 20 + seed) as u8 % 4
    }

    fn place(state: &State) -> String {
        format!("round {}, next {:?}", state.round, state.agenda.top())
    }

    /// Entry for entry, whatever was taken back meanwhile.
    fn is_written_and_read(record: &Record<Setup, Action>) -> Result<(), String> {
        let mut ahead = record.clone();
        for entry in &mut ahead.log {
            entry.decision.0 += 6;
        }
        let numbered = renumbered::<Self>(ahead).map_err(|why| why.to_string())?;
        same("numbering", &numbered, record)?;
        let text = game::write(record).map_err(|why| why.to_string())?;
        let read = game::read(&text).map_err(|why| format!("{why:?}"))?;
        same("notation", &read, record)
    }

    fn text(record: &Record<Setup, Action>) -> Option<String> {
        game::write(record).ok()
    }
}

fn same<T: PartialEq>(what: &str, a: &T, b: &T) -> Result<(), String> {
    if a == b {
        Ok(())
    } else {
        Err(format!("{what} gives another game"))
    }
}
