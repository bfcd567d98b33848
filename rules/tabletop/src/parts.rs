//! The parts that a game may have beside its rules. A game says in [`Game::parts`] which of these it has, and writes
//! nothing for the others.

use crate::{Game, Record, Seat};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A game whose setups can be such that they cannot be played.
pub trait CheckedSetup: Game {
    /// The fault of a setup, for the game's own pages to word.
    type Flaw: Debug + PartialEq + Serialize + DeserializeOwned;

    /// Everything that keeps so many players from playing this setup, all at once; nothing if it
    /// can be played. Asked before a table opens, and again before it starts.
    fn flaws(setup: &Self::Setup, seats: u8) -> Vec<Self::Flaw>;
}

/// A game in which a seat may answer questions before they are asked.
pub trait StandingAnswers: Game {
    /// The answers that a seat has given beforehand.
    type Standing: Default + Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// The answer that a seat has saved beforehand, if it has one for this question. Whoever
    /// applies it asks [`Game::check`] first, and leaves the question open if that refuses.
    fn foreseen(
        view: &Self::View,
        prompt: &Self::Prompt,
        standing: &Self::Standing,
    ) -> Option<Self::Action>;

    /// Takes out of `standing` what [`StandingAnswers::foreseen`] has used up by answering this
    /// question, and what no longer holds.
    fn use_up(standing: &mut Self::Standing, view: &Self::View, prompt: &Self::Prompt);
}

/// A game in which players promise each other things, without any rule that makes them keep it.
pub trait Diplomacy: Game {
    /// The promises that some seats give each other.
    type Plan: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// The reason why a plan cannot be proposed, for the game's own pages to word.
    type Unfit: Debug + PartialEq + Serialize + DeserializeOwned;

    /// Checks that these seats can promise each other this now, judged by what a spectator sees: a refusal tells
    /// nothing that is hidden.
    ///
    /// # Errors
    /// The game's own reason.
    fn check_plan(
        view: &Self::View,
        parties: &[Seat],
        plan: &Self::Plan,
    ) -> Result<(), Self::Unfit>;

    /// Returns what has become of each promise of a plan, by the events that a spectator has seen since.
    fn kept(plan: &Self::Plan, events: &[Self::Event]) -> Vec<Kept>;
}

/// The fate of a promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kept {
    Kept,
    Broken,
    /// It has not come to it yet, or never did.
    Open,
}

/// A game that has a notation: its records can be kept, and its positions set up.
pub trait Notation: Game {
    /// A whole game in the notation, with every secret in it; `None` if the log does not fit the
    /// rules.
    fn transcript(record: &Record<Self::Setup, Self::Action>) -> Option<String>;

    /// A game in the middle, from a text.
    ///
    /// # Errors
    /// The reason why the text is no such position, in a sentence for its author.
    fn position(text: &str) -> Result<Position<Self>, String>;
}

/// A game in the middle, and what a table of it must know.
#[derive(Debug)]
pub struct Position<G: Game + ?Sized> {
    pub setup: G::Setup,
    /// The names that everybody gives to the seats, in the order of their numbers.
    pub seats: Vec<String>,
    /// Somebody is asked.
    pub state: G::State,
}
