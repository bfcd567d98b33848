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
