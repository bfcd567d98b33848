//! What people say to each other at a table: channels of seats, the hall, the spectators' gallery,
//! and notes to oneself.
//!
//! A channel has no id: it is named by who belongs to it ([`Audience`]), so that there is nothing to
//! guess, to count or to compare. Whoever names one that is not theirs is refused in the same way
//! whether anything was ever said there or not. It belongs to seats: who takes a seat over hears
//! what is said from then on.

mod audible;
mod audience;
mod channels;
mod chapter;
mod hush;
mod lines;
mod listener;
mod marks;
mod moderate;
mod news;
mod notes;
mod proposals;
mod report;
mod rules;
mod say;
mod search;
mod unheard;
mod unread;

pub use audience::Audience;
pub use channels::talk;
pub(crate) use hush::hushed_by_name;
pub use hush::{hear_again, hush};
pub use lines::lines;
pub use marks::{Mark, mark};
pub(crate) use moderate::has_read;
pub use moderate::{open_report, opened_report, reports, resolve_report};
pub use news::{has_news, news};
pub use notes::{notes, write_note};
pub use proposals::{Answer, answer_proposal};
pub use report::report;
pub use rules::PressRules;
pub use say::{propose, say};
pub use search::search;
use tabletop::{Kept, Seat};
pub(crate) use unread::unread_at;

pub use crate::entities::hush::How;
pub use crate::entities::proposal_answer::Reply;
pub use crate::entities::table::{PressMode, PressTime};
use crate::tables::Name;
use crate::{Error, TableId, UserId};

/// The longest line and the longest note, in characters.
pub const MOST: usize = 2000;

/// Who speaks or listens, and where.
#[derive(Clone, Copy, Debug)]
pub struct Who<'a> {
    pub user: Option<UserId>,
    pub table: TableId,
    /// Which of one's seats; those who hold a single one need not say so.
    pub seat: Option<Seat>,
    /// The token that lets one in, for those who may not see the table without.
    pub invitation: Option<&'a str>,
}

/// Everything that somebody may know of what is said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Talk {
    pub rules: PressRules,
    /// The hall first, then the gallery, then the private ones, the latest first.
    pub channels: Vec<Channel>,
    /// Whether one may speak in the hall now, and why not.
    pub hall: Result<(), Error>,
    /// As `hall`, for speaking in private.
    pub private: Result<(), Error>,
    /// Whom one has hushed: everywhere, or behind the masks of this table.
    pub hushed: Vec<Hushed>,
    /// The round that is played, for notes.
    pub chapter: u32,
}

/// A channel as one of its members sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    pub audience: Audience,
    /// How many lines of others came after the read mark.
    pub unread: u32,
    /// The last line.
    pub last: Option<Line>,
    /// When a moderator read it first; told once the game is over.
    pub moderated: Option<i64>,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// As the author's browser has called it; unique within the channel.
    pub id: String,
    /// `None` for a spectator.
    pub seat: Option<Seat>,
    /// The author's name; empty for somebody whose account is gone.
    pub name: Name,
    /// Whether the one who reads has said it.
    pub mine: bool,
    /// Whether the reader has hushed the author; the words are then left out.
    pub hushed: bool,
    pub text: String,
    pub quote: Option<Quote>,
    /// The plan that came with it; left out where the words are.
    pub proposal: Option<Proposal>,
    /// The table's revision when it was said.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Whether it came after the read mark.
    pub unread: bool,
}

/// A plan that came with a line, as those who may read that see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The game's own JSON.
    pub plan: String,
    /// The round for which it is made.
    pub chapter: u32,
    /// Whether that round is still played and its author has not withdrawn it.
    pub open: bool,
    pub withdrawn: bool,
    /// Who has answered, and what.
    pub replies: Vec<(Seat, Reply)>,
    /// Once somebody has accepted it: what has become of each promise so far.
    pub kept: Option<Vec<Kept>>,
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

/// What somebody wants to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLine {
    /// Made by the browser, 32 hexadecimal digits; the same again is the same line.
    pub id: String,
    pub text: String,
    /// The line that is answered.
    pub quote: Option<String>,
}

/// What a stream passes on when something was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    pub channel: Channel,
    /// The last lines, the oldest first.
    pub lines: Vec<Line>,
    /// An earlier one whose plan was answered.
    pub changed: Option<Line>,
}

/// Lines that hold what was looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub audience: Audience,
    pub line: Line,
}

/// A note to oneself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub chapter: u32,
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// Somebody whom one does not want to hear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hushed {
    /// By it one takes it back.
    pub id: String,
    /// `None` for somebody behind a mask.
    pub name: Option<String>,
    /// The seat from which they spoke behind their mask; `None` for a spectator.
    pub seat: Option<Seat>,
    pub how: How,
}

/// A complaint in a list of moderators. It does not say who talked to whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    pub id: String,
    pub table: TableId,
    pub table_name: String,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Whether the moderator who asks has opened it.
    pub opened: bool,
    pub resolved_at: Option<i64>,
}

/// A complaint that a moderator has opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenReport {
    pub id: String,
    pub table: TableId,
    pub table_name: String,
    /// The kind of game, and its own JSON: by them seats have names.
    pub kind: String,
    pub setup: String,
    pub audience: Audience,
    /// The names of who complains, and of whom.
    pub by: String,
    pub about: String,
    pub words: String,
    /// What was said there until the complaint, the oldest first.
    pub lines: Vec<ReportedLine>,
    /// Milliseconds since 1970.
    pub at: i64,
    pub resolved_at: Option<i64>,
    pub resolved_by: Option<String>,
    pub note: Option<String>,
}

/// Something that was said, as a moderator reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedLine {
    /// `None` for a spectator.
    pub seat: Option<Seat>,
    pub name: String,
    pub text: String,
    /// The plan that came with it, the game's own JSON.
    pub plan: Option<String>,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Whether this is the line that was complained about.
    pub in_question: bool,
}
