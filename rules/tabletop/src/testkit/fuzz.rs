//! Whole games at random, with everything checked that can be, and counted: each game's
//! `cargo xtask fuzz`.

mod main;
mod run;
mod table;

pub use main::main;
pub use run::{Failure, Tally, run};

use super::Secrets;
use crate::Record;

/// The facts that the fuzzer must be told about a game.
pub trait Fuzzed: Secrets {
    /// No game needs more answers than this.
    const MOST_ANSWERS: usize;

    /// Returns what is agreed on in the game of this seed.
    fn setup(seed: u64) -> Self::Setup;

    /// Returns how many play in it.
    fn players(seed: u64) -> u8;

    /// Returns the kind of game that a seed stands for.
    fn play(seed: u64) -> Play {
        match seed % 20 {
            7 => Play::Absent,
            13 => Play::Twins,
            _ => Play::Random,
        }
    }

    /// Tells where in the game a state is, for those who read of a failure.
    fn place(state: &Self::State) -> String {
        format!("chapter {}", Self::chapter(state))
    }

    /// Checks that the notation tells the whole game; a game without one has nothing to tell.
    ///
    /// # Errors
    /// The part that is lost.
    fn is_written_and_read(_record: &Record<Self::Setup, Self::Action>) -> Result<(), String> {
        Ok(())
    }

    /// A failed game in the game's notation, to be played again; nothing where it has none.
    fn text(_record: &Record<Self::Setup, Self::Action>) -> Option<String> {
        None
    }
}

/// The way in which seats answer, and what is checked besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// Mostly samples, sometimes the fallback, sometimes an offer.
    Random,
    /// The same, with the twin of every viewer at every step.
    Twins,
    /// Nobody is there: fallbacks alone.
    Absent,
}
