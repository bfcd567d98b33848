//! What is told of a table's past.

use tabletop::Seat;

/// Which moment of a table's past is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The revision after which it is; one that only changed seats stands for the one before.
    pub seq: i64,
    pub perspective: Perspective,
}

/// From whose perspective a moment is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// The viewer's own: what the viewer's seat, or a spectator, could know then.
    Mine,
    /// A seat's: what it could know then. Others' open at the end of the game.
    Seat(Seat),
    /// Nobody's: everything lies open. Only after the end of the game.
    All,
}

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
    /// The game's JSON for a spectator.
    pub view: String,
}
