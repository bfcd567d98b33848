//! The values that travel between the server and the page.

use super::ChatChoice;
use crate::{Error, packed::packed};
pub use model::{Mark, Muting, ProposalAnswer, Reply};
use serde::{Deserialize, Serialize};
use tabletop::Kept;

/// The table that is meant, and the person who asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct At {
    pub table: String,
    /// The seat that asks, where the account alone does not say it.
    #[serde(default)]
    pub seat: Option<u8>,
    #[serde(default)]
    pub invitation: Option<String>,
}

/// Everything that one may know of what is said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChatPage {
    pub chat: ChatChoice,
    pub channels: Vec<ChannelRow>,
    /// The reason why one may not speak in the hall now.
    pub hall: Option<Error>,
    /// The reason why one may not speak in private now.
    pub private: Option<Error>,
    pub muted: Vec<MutedRow>,
    /// The round that is played.
    pub chapter: u32,
}

packed!(ChatPage, "chat");

/// A channel, named by who belongs to it: `hall`, `gallery`, or seats as `0-3`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChannelRow {
    pub name: String,
    pub unread: u32,
    /// The time when something was last said there, in milliseconds since 1970.
    pub last: Option<i64>,
    /// The time when a moderator read it; told once the game is over.
    pub moderated: Option<i64>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    pub id: String,
    pub seat: Option<u8>,
    pub name: String,
    pub mine: bool,
    /// One does not want to hear the author: the words are left out.
    pub muted: bool,
    pub text: String,
    pub quote: Option<Quote>,
    pub proposal: Option<Proposal>,
    /// The table's revision when it was said.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    /// The time when its words were last changed.
    pub edited: Option<i64>,
    pub unread: bool,
}

/// A plan that came with a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// The game's own JSON.
    pub plan: String,
    /// True if it can still be answered: its round is played, and its author has not withdrawn it.
    pub open: bool,
    pub withdrawn: bool,
    /// The seats that have answered, and their answers.
    pub replies: Vec<(u8, Reply)>,
    /// Once somebody has accepted it: what has become of each promise so far.
    pub kept: Option<Vec<Kept>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quote {
    pub id: String,
    pub seat: Option<u8>,
    pub name: String,
    pub text: String,
}

/// The news that the stream brings: a channel, and the last lines in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct ChatNews {
    pub channel: ChannelRow,
    pub lines: Vec<Line>,
    /// An earlier one whose plan was answered.
    pub changed: Option<Line>,
}

packed!(ChatNews, "said");

/// Lines of a channel, the oldest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Lines {
    pub all: Vec<Line>,
}

packed!(Lines, "lines");

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    pub channel: String,
    pub line: Line,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    pub chapter: u32,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MutedRow {
    pub id: String,
    /// Nobody's behind a mask.
    pub name: Option<String>,
    /// From where somebody behind a mask has spoken.
    pub seat: Option<u8>,
    pub how: Muting,
}
