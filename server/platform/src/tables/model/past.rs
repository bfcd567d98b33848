//! The facts that are told of a table's past.

use tabletop::AnyValue;

/// A game in a few pictures, public ones only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chronicle {
    /// The kind of game.
    pub kind: String,
    /// The oldest first.
    pub chapters: Vec<Chapter>,
}

/// The game as everybody saw it when a chapter of it began, or when it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The revision that it is the moment of.
    pub seq: i64,
    /// The view that a spectator had.
    pub view: AnyValue,
}
