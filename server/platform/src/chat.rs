//! The talk of people at a table: channels of seats, the hall, the spectators' gallery, and notes to oneself.
//!
//! A channel has no id: it is named by who belongs to it ([`Audience`]), so that there is nothing to
//! guess, to count or to compare. Whoever names one that is not theirs is refused in the same way
//! whether anything was ever said there or not. It belongs to seats: who takes a seat over hears
//! what is said from then on.
//!
#![doc = include_str!("chat.md")]

mod audible;
mod audience;
mod channels;
mod chapter;
mod complaint;
mod edit;
mod evidence;
mod fresh;
mod hall_news;
mod line;
mod lines;
mod listener;
mod marks;
mod moderate;
mod mute;
mod news;
mod notes;
mod page;
mod proposals;
mod report;
mod rules;
mod say;
mod search;
mod speaker;
mod unheard;
mod unread;

pub use ::model::{Muting, ProposalAnswer};
pub use audience::Audience;
pub use channels::page;
pub use complaint::{
    OpenReport, ReportNote, ReportRow, ReportedLine, ReportedName, ReportedTable, Since,
};
pub use edit::{EDITABLE, edit};
pub(crate) use evidence::keep_reported_table;
pub(crate) use fresh::{New, new_for};
pub(crate) use hall_news::HallNews;
pub use hall_news::{SharedNews, heard};
pub use line::{Found, Line, NewLine, Proposal, Quote};
pub use lines::lines;
pub use marks::{Mark, mark};
pub(crate) use moderate::has_read;
pub use moderate::{open_report, opened_report, reports, resolve_report};
pub use mute::{hear_again, mute, muted_everywhere};
pub(crate) use mute::{muted_by_name, put as put_mute};
pub use news::{has_news, news};
pub use notes::{notes, write_note};
pub use page::{Channel, Chat, Muted, News};
pub use proposals::answer_proposal;
pub use report::report;
pub use rules::ChatRules;
pub use say::{propose, say};
pub use search::search;
use speaker::Speaker;
use tabletop::Seat;
pub(crate) use unread::{said_unread, unread_at};

pub use crate::entities::proposal_answer::Reply;
pub use crate::entities::table::{ChatMode, ChatTime};
use crate::{TableId, UserId};

/// The longest line and the longest note, in characters.
pub const MOST: usize = 2000;

/// The person who speaks or listens, and the place.
#[derive(Clone, Copy, Debug)]
pub struct Who<'a> {
    pub user: Option<UserId>,
    pub table: TableId,
    /// The seat that looks, of one's own; those who hold a single one need not say so.
    pub seat: Option<Seat>,
    /// The token that lets one in, for those who may not see the table without.
    pub invitation: Option<&'a str>,
}

/// A note to oneself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub chapter: u32,
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}
