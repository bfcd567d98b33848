//! Something that was said, and what came with it.

use tabletop::{Kept, Seat};

use super::audience::Audience;
use crate::entities::proposal_answer::Reply;
use crate::tables::Name;

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// As the author's browser has called it; unique within the channel.
    pub id: String,
    /// `None` for a spectator.
    pub seat: Option<Seat>,
    /// The author's name; empty for somebody whose account is gone.
    pub name: Name,
    /// True if the one who reads has said it.
    pub mine: bool,
    /// True if the reader has muted the author; the words are then left out.
    pub muted: bool,
    pub text: String,
    pub quote: Option<Quote>,
    /// The plan that came with it; left out where the words are.
    pub proposal: Option<Proposal>,
    /// The table's revision when it was said.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    /// The time when its words were last changed.
    pub edited: Option<i64>,
    /// True if it came after the read mark.
    pub unread: bool,
}

/// An earlier line, as far as the reader may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote {
    pub id: String,
    pub seat: Option<Seat>,
    pub name: Name,
    /// The beginning of its text.
    pub text: String,
}

/// A plan that came with a line, as those who may read that see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The game's own JSON.
    pub plan: String,
    /// The round for which it is made.
    pub chapter: u32,
    /// True if that round is still played and its author has not withdrawn it.
    pub open: bool,
    pub withdrawn: bool,
    /// The seats that have answered, and their answers.
    pub replies: Vec<(Seat, Reply)>,
    /// Once somebody has accepted it: what has become of each promise so far.
    pub kept: Option<Vec<Kept>>,
}

/// A line that somebody wants to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLine {
    /// Made by the browser, 32 hexadecimal digits; the same again is the same line.
    pub id: String,
    pub text: String,
    /// The line that is answered.
    pub quote: Option<String>,
}

/// Lines that hold what was looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub audience: Audience,
    pub line: Line,
}
