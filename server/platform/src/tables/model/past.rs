//! What is told of a table's past.

use tabletop::AnyValue;

/// A game in a few pictures, public ones only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chronicle {
    /// The kind of game.
    pub kind: String,
    /// The oldest first.
    pub chapters: Vec<Chapter>,
}

/// How everybody saw the game when a chapter of it began, or when it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The revision that it is the moment of.
    pub seq: i64,
    /// What a spectator saw.
    pub view: AnyValue,
}
