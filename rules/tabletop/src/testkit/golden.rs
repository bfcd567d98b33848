//! Golden games: whole games in a game's own notation, and in comments the hash of every state,
//! of what every seat sees of it, and every question. A change of the rules shows in them, wanted
//! or not; a change of how chance answers does not.

mod files;
mod seen;

pub use files::{check, compare, write};
pub use seen::seen;

use crate::{Diverged, Game, Record, Seat};

/// The facts that must be known of a game to write its golden games.
pub trait Golden: Game {
    /// The games that are written down.
    fn games() -> Vec<Playthrough<Self::Setup>>;

    /// The game in the notation: a line an answer, `12. WHO: ANSWER`, after the lines of the
    /// start.
    ///
    /// # Errors
    /// If the log does not fit the rules.
    fn written(record: &Record<Self::Setup, Self::Action>) -> Result<String, Diverged>;

    /// The game that a text tells, whatever its comments say.
    ///
    /// # Errors
    /// The first line that does not go as it says, and why.
    fn read_record(text: &str) -> Result<Record<Self::Setup, Self::Action>, String>;

    /// Returns what the notation calls a seat.
    fn seat(state: &Self::State, seat: Seat) -> String;

    /// A question in the words of the notation.
    fn question(state: &Self::State, prompt: &Self::Prompt) -> String;
}

/// A game that is written down.
#[derive(Clone, Debug)]
pub struct Playthrough<S> {
    /// Of its file, without the ending.
    pub name: &'static str,
    pub setup: S,
    pub seats: u8,
    /// By which it is played for the first time.
    pub seed: u64,
}
