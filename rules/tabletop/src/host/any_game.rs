//! The platform's view of a game.

use super::{AnyValue, HostError};
use crate::{DecisionId, Dice, Kept, Outcome, Record, Seat, Span, Viewer};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// A game whose types the caller does not know. What is stored and what people send is JSON text,
/// what a game gives of its own is an [`AnyValue`]; whatever text comes in, the answer is a
/// [`HostError`] and never a panic.
pub trait AnyGame: Send + Sync {
    /// Stored with every table.
    fn kind(&self) -> &'static str;

    /// Returns the numbers of players that the game may have.
    fn seats(&self) -> RangeInclusive<u8>;

    /// Checks that so many can play this setup; the game's own reasons against it are [`HostError::Illegal`], all of
    /// them: [`CheckedSetup::flaws`](crate::CheckedSetup::flaws).
    fn check_setup(&self, setup: &str, seats: u8) -> Result<(), HostError>;

    /// Returns how many bytes an answer may have: [`Game::LARGEST_ANSWER`](crate::Game::LARGEST_ANSWER).
    fn largest_answer(&self) -> usize;

    /// Returns how many bytes a setup may have: [`Game::LARGEST_SETUP`](crate::Game::LARGEST_SETUP).
    fn largest_setup(&self) -> usize;

    /// Tells whether seats change in a rematch: [`Game::ROTATES_SEATS`](crate::Game::ROTATES_SEATS).
    fn rotates_seats(&self) -> bool;

    /// The setup with the seats that want to be asked always:
    /// [`Game::ask_always`](crate::Game::ask_always).
    fn ask_always(&self, setup: &str, seats: &[Seat]) -> Result<String, HostError>;

    /// Sets up a table.
    fn start(&self, setup: &str, seats: u8, dice: &mut dyn Dice) -> Result<Turn, HostError>;

    /// Takes up a game in the middle, written in its own notation. What is wrong with the text is
    /// said by [`HostError::Malformed`], for its author.
    fn position(&self, text: &str) -> Result<ParsedPosition, HostError>;

    /// Reads an answer that somebody has sent.
    fn action(&self, text: &str) -> Result<AnyValue, HostError>;

    /// Takes an answer: the only way into the rules.
    fn submit(
        &self,
        state: &str,
        seat: Seat,
        id: DecisionId,
        action: &str,
        dice: &mut dyn Dice,
    ) -> Result<Turn, HostError>;

    /// Tells whether the last of those answers that several give at once in secret came between these two
    /// states: then nobody may take `before` up again.
    fn completes(&self, before: &str, after: &str) -> Result<bool, HostError>;

    /// Takes up `before` again in place of `undone`, which an answer has made of it. Nothing is
    /// rolled and nothing happens; what has been answered meanwhile is asked anew, under a new id.
    fn undo(&self, before: &str, undone: &str) -> Result<Turn, HostError>;

    /// Some legal answer to an open question.
    fn sample(
        &self,
        state: &str,
        seat: Seat,
        id: DecisionId,
        dice: &mut dyn Dice,
    ) -> Result<AnyValue, HostError>;

    /// The names of the levels at which the computer plays, the weakest first.
    fn levels(&self) -> Vec<&'static str>;

    /// The level at which it plays where nobody has chosen another.
    fn default_level(&self) -> &'static str;

    /// Returns what the computer answers to an open question at a level; without one, or where the game knows it no
    /// longer, at the default one.
    fn play(
        &self,
        state: &str,
        asked: (Seat, DecisionId),
        level: Option<&str>,
        dice: &mut dyn Dice,
    ) -> Result<AnyValue, HostError>;

    /// The considerate answer of an absent player to an open question.
    fn fallback(&self, state: &str, seat: Seat, id: DecisionId) -> Result<AnyValue, HostError>;

    /// The answer to an open question to which `begun` has been drafted, if that decides anything
    /// and the rules allow it.
    fn complete(
        &self,
        state: &str,
        seat: Seat,
        id: DecisionId,
        begun: &str,
    ) -> Result<Option<AnyValue>, HostError>;

    /// The text that stands for `standing` from now on, if it holds what a seat may store
    /// beforehand.
    fn check_standing(&self, standing: &str) -> Result<String, HostError>;

    /// The answer to an open question that `standing` holds, if it holds one and the rules allow
    /// it.
    fn foreseen(
        &self,
        state: &str,
        seat: Seat,
        id: DecisionId,
        standing: &str,
    ) -> Result<Option<Foreseen>, HostError>;

    /// The answer to an open question that has no other, if the rules allow it:
    /// [`Game::only`](crate::Game::only).
    fn only(&self, state: &str, seat: Seat, id: DecisionId) -> Result<Option<AnyValue>, HostError>;

    /// An open question with two answers, if it has no more and the rules allow both.
    fn either(&self, state: &str, seat: Seat, id: DecisionId) -> Result<Option<Either>, HostError>;

    /// The text that stands for `plan` from now on, if these seats can promise each other that
    /// now: [`Diplomacy::check_plan`](crate::Diplomacy::check_plan). The game's own reason against it is
    /// [`HostError::Illegal`].
    fn check_plan(&self, state: &str, parties: &[Seat], plan: &str) -> Result<String, HostError>;

    /// Returns what has become of each promise of a plan, by the stored events since it was made. Those that not
    /// everybody has seen play no part: [`Diplomacy::kept`](crate::Diplomacy::kept).
    fn kept(&self, plan: &str, events: &[String]) -> Result<Vec<Kept>, HostError>;

    /// Reads a stored state once, for those who ask it many things.
    fn read(&self, state: &str) -> Result<Box<dyn AnyState>, HostError>;

    /// Returns what `viewer` sees and is asked.
    fn page(&self, state: &str, viewer: Viewer) -> Result<Page, HostError>;

    /// Returns what everybody may see after the end: [`Game::unveil`](crate::Game::unveil).
    fn unveil(&self, state: &str) -> Result<AnyValue, HostError>;

    /// Every open question of a stored state.
    fn waiting(&self, state: &str) -> Result<Vec<OpenQuestion>, HostError>;

    /// Tells whether the players plan now: [`Game::planning`](crate::Game::planning).
    fn planning(&self, state: &str) -> Result<bool, HostError>;

    /// Returns how a stored game ended; `None` while it runs.
    fn outcome(&self, state: &str) -> Result<Option<Outcome>, HostError>;

    /// Returns what each of so many seats plays, in the order of their numbers: [`Game::role`](crate::Game::role).
    fn roles(&self, state: &str, seats: u8) -> Result<Vec<String>, HostError>;

    /// A whole game in its own notation, with every secret in it; setup and actions are JSON.
    /// `None` if the game has no notation, or the log does not fit the rules.
    fn transcript(&self, record: &Record<String, String>) -> Result<Option<String>, HostError>;

    /// A stored event with all that it holds, for those who may see everything.
    fn event(&self, event: &str) -> Result<AnyValue, HostError>;

    /// A stored event as `viewer` may know it, or nothing.
    fn redact(&self, event: &str, viewer: Viewer) -> Result<Option<AnyValue>, HostError>;
}

/// A state that has been read. It never changes: an answer leads to another one.
pub trait AnyState: Send + Sync {
    /// As [`AnyGame::submit`], and the state to which the answer leads.
    fn submit(
        &self,
        seat: Seat,
        id: DecisionId,
        action: AnyValue,
        dice: &mut dyn Dice,
    ) -> Result<(Turn, Box<dyn AnyState>), HostError>;

    /// As [`AnyGame::page`].
    fn page(&self, viewer: Viewer) -> Result<Page, HostError>;
}

/// The page of one viewer: what they see and are asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The game's [`View`](crate::Game::View).
    pub view: AnyValue,
    /// The viewer's open questions: a `Vec` of [`Decision`](crate::Decision)s.
    pub prompts: AnyValue,
}

/// A game taken up in the middle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedPosition {
    /// The game's own JSON, for a table of it.
    pub setup: String,
    /// The names that everybody gives to the seats, in the order of their numbers.
    pub seats: Vec<String>,
    /// As at a start, with no events and no rolls.
    pub turn: Turn,
}

/// An open question, without what is asked: public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenQuestion {
    pub decision: DecisionId,
    pub seat: Seat,
    /// `false` for offers, which nobody waits for.
    pub required: bool,
    pub span: Span,
}

/// An answer that was stored beforehand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    pub action: AnyValue,
    /// The state that is stored once this has been answered.
    pub left: String,
}

/// A question with two answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Either {
    /// The view of the seat that is asked.
    pub view: AnyValue,
    pub prompt: AnyValue,
    pub answers: [AnyValue; 2],
}

/// The barrier that keeps an answer from being taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Barrier {
    /// Chance was drawn for it.
    Rolled,
    /// It brought to light what was hidden from somebody.
    Revealed,
    /// It was the last of those that several give at once in secret:
    /// [`Game::simultaneous`](crate::Game::simultaneous).
    Completed,
}

/// The values that the platform stores and passes on after each accepted answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    pub state: String,
    /// Not redacted: they stay on the server.
    pub events: Vec<String>,
    pub waiting: Vec<OpenQuestion>,
    /// The chance that was drawn, for the log.
    pub rolls: Vec<u32>,
    pub outcome: Option<Outcome>,
    /// Once it is over, what the seats have played, in the order of their numbers:
    /// [`Game::role`](crate::Game::role).
    pub roles: Vec<String>,
    /// The part of the game that is being played: [`Game::chapter`](crate::Game::chapter).
    pub chapter: u32,
    /// The seats for which a contest was decided: [`Game::contested`](crate::Game::contested).
    pub contested: Vec<Seat>,
    /// The reason why the answer is final, if it is.
    pub barrier: Option<Barrier>,
}
