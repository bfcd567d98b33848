//! The facts about tables, told and asked, as plain values.

mod handover;
mod listing;
mod new_table;
mod page;
mod past;
mod progress;

pub use handover::{Handed, Handover};
pub use listing::{Listing, Occupant, OpenInvitation, SeatInfo};
pub use new_table::{NewPosition, NewTable};
pub use page::{Clocked, LogEntry, Look, Rematch, TablePage, Undone};
pub use past::{Chapter, Chronicle};
pub use progress::Progress;
use tabletop::Seat;

use crate::UserId;
pub use ::model::{
    Admission, Change, ClockRow, Delay, Fate, Guest, Kept, LastAnswer, Loss, Lost, MAX_DESCRIPTION,
    MAX_HOUSE_RULES, Masks, Motion, Outcome, Perspective, PointInTime, Resolution, Stakes, Status,
    Terms, Tongue, Verdict, Vote,
};

/// The longest word to somebody who is sent away.
pub const MAX_WORDS: usize = 200;

/// On whose behalf an answer is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// Somebody, for a seat of theirs.
    Person(UserId, Seat),
    /// The computer, for a seat it has been given.
    Computer(Seat),
    /// The clock, for a person whose time is up.
    Clock(Seat),
}

/// Proof that an answer is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// The revision of the table that holds the answer.
    pub seq: i64,
}

/// The longest answer that is taken, in bytes of JSON, whatever a game asks for: a request is hardly
/// longer. How much of it a game needs, the game says (`Game::LARGEST_ANSWER`).
pub const MAX_ACTION: usize = 60 * 1024;
