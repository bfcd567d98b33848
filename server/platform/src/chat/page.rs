//! The chat at a table as somebody knows it: their channels, what is new there, whom they mute.

use tabletop::Seat;

use super::audience::Audience;
use super::line::Line;
use super::rules::ChatRules;
use crate::Error;
use ::model::Muting;

/// Everything that somebody may know of what is said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chat {
    pub rules: ChatRules,
    /// The hall first, then the gallery, then the private ones, the latest first.
    pub channels: Vec<Channel>,
    /// The permission to speak in the hall now, or the reason why not.
    pub hall: Result<(), Error>,
    /// As `hall`, for speaking in private.
    pub private: Result<(), Error>,
    /// The people whom one has muted: everywhere, or behind the masks of this table.
    pub muted: Vec<Muted>,
    /// The round that is played, for notes.
    pub chapter: u32,
}

/// A channel as one of its members sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    pub audience: Audience,
    /// The number of lines of others after the read mark.
    pub unread: u32,
    /// The last line.
    pub last: Option<Line>,
    /// The time when a moderator read it first; told once the game is over.
    pub moderated: Option<i64>,
}

/// The news that a stream passes on when something was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    pub channel: Channel,
    /// The last lines, the oldest first.
    pub lines: Vec<Line>,
    /// An earlier one whose plan was answered.
    pub changed: Option<Line>,
}

/// Somebody whom one does not want to hear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Muted {
    /// By it one takes it back.
    pub id: String,
    /// `None` for somebody behind a mask.
    pub name: Option<String>,
    /// The seat from which they spoke behind their mask; `None` for a spectator.
    pub seat: Option<Seat>,
    pub how: Muting,
}
