//! A complaint about a line, as moderators know it.

use tabletop::Seat;

use super::audience::Audience;
use crate::TableId;

/// A complaint in a list of moderators. It does not say who talked to whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    pub id: String,
    pub table: TableId,
    pub table_name: String,
    /// Milliseconds since 1970.
    pub at: i64,
    /// True if the moderator who asks has opened it.
    pub opened: bool,
    pub resolved_at: Option<i64>,
}

/// A complaint that a moderator has opened: what it is about as it was then, with what has been changed
/// since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenReport {
    pub id: String,
    pub table: ReportedTable,
    pub audience: Audience,
    /// The person who complains; `about` is the one of whom.
    pub by: ReportedName,
    pub about: ReportedName,
    pub words: String,
    /// The lines that were said there until the complaint, the oldest first.
    pub lines: Vec<ReportedLine>,
    /// Milliseconds since 1970.
    pub at: i64,
    /// All that moderators have noted on what came of it, the oldest first.
    pub notes: Vec<ReportNote>,
}

/// A moderator's note on a complaint, for other moderators.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportNote {
    /// The moderator's name as it is now; empty for an account that is gone.
    pub by: String,
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// The table of a complaint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedTable {
    pub id: TableId,
    /// True where it is there no longer.
    pub gone: bool,
    pub name: String,
    /// The kind of game, and its own JSON: by them seats have names.
    pub kind: String,
    pub setup: String,
    pub description: (String, Since),
    pub house_rules: (String, Since),
}

/// The name that somebody had then, empty for somebody whose account is gone; and the one they have now,
/// where that is another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedName {
    pub then: String,
    pub now: Option<String>,
}

/// The fate of words since they were reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Since {
    Same,
    /// They are these now.
    Edited(String),
    /// They are there no longer.
    Gone,
}

/// Something that was said, as a moderator reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedLine {
    /// `None` for a spectator.
    pub seat: Option<Seat>,
    pub name: ReportedName,
    /// As it was when it was reported.
    pub text: String,
    /// The words that it had before, the oldest first.
    pub earlier: Vec<String>,
    pub since: Since,
    /// The plan that came with it, the game's own JSON.
    pub plan: Option<String>,
    /// Milliseconds since 1970.
    pub at: i64,
    /// True if this is the line that was complained about.
    pub in_question: bool,
}
