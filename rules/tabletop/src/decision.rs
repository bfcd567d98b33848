//! The questions, and those who are asked.

use serde::{Deserialize, Serialize};

/// A place at the table, numbered from 0. People and computers come and go; seats stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

/// The viewer that something is shown to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Viewer {
    Seat(Seat),
    /// Sees what every seat sees, and no more.
    Spectator,
}

/// Names one open question. Never reused within a game, so that a late or doubled answer is
/// recognised without comparing versions of the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DecisionId(pub u32);

/// The thought that a question wants: people agree on lengths of time for each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Span {
    /// The large decisions, for which everybody wants to look at the whole game.
    Planning,
    /// Everything else.
    Reaction,
}

/// A question put to one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision<P> {
    pub id: DecisionId,
    pub seat: Seat,
    /// `false` for offers ("take the orders back"), which nobody waits for.
    pub required: bool,
    pub prompt: P,
}
