//! The facts that are told of a table on its page, for one viewer.

use tabletop::{AnyValue, Seat};

use super::listing::{Listing, Occupant};
use crate::tables::masks::Name;
use crate::tables::model::{Handed, Resolution, Vote};
use crate::{Pace, TableId};
use ::model::{Guest, Kept, LastAnswer, Lost};

/// A table as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePage {
    pub listing: Listing,
    /// The table's revision; grows with every change, seats included.
    pub seq: i64,
    /// The seat this page is for; in a [`crate::tables::page_at()`], the seat from whose
    /// perspective it is seen. `None`
    /// for a spectator, and for somebody with several seats who has not said which of them looks:
    /// that page holds no secret of any.
    pub my_seat: Option<Seat>,
    /// All seats that the viewer holds, in the order of their numbers.
    pub my_seats: Vec<Seat>,
    /// The last revision that this viewer had on the screen before: see [`crate::tables::mark_seen`].
    pub seen: Option<i64>,
    /// The last answer of `my_seat`, while the game runs.
    pub last_answer: Option<LastAnswer>,
    /// The table of the rematch, if there is one that the viewer may join.
    pub rematch: Option<Rematch>,
    /// The number of those who sit there of all people who played, for them alone; `None` where masks hide who they
    /// are.
    pub joined: Option<(usize, usize)>,
    /// True if the viewer owns the table.
    pub owner: bool,
    /// The name of the owner, where the owner sits at the table and masks hide nobody.
    pub host: Option<Name>,
    /// The token that lets others in; for those seated and the owner.
    pub invitation: Option<String>,
    /// The words that lead to the invitation, for the same people, until the game begins.
    pub words: Option<String>,
    /// The key in the address of a hidden table's picture, for everybody who may see the table.
    pub picture_key: Option<String>,
    /// SHA-256 of the seed of the table's dice, as hexadecimal digits.
    pub seed_hash: String,
    /// The seed itself, as hexadecimal digits, once the game is over.
    pub seed: Option<String>,
    /// True if there will be a record of the game: it was played from its start.
    pub recorded: bool,
    /// The view that this viewer has of the game; `None` until it begins.
    pub view: Option<AnyValue>,
    /// The viewer's own open decisions; `None` where this page tells of none: before the game, after it, and
    /// from the perspective of others.
    pub prompts: Option<AnyValue>,
    /// Seats with a required decision, in the order of their numbers.
    pub waiting: Vec<Seat>,
    /// Votes that are open; nobody else than those seated is told.
    pub votes: Vec<Vote>,
    /// The ends of votes, the latest last.
    pub resolutions: Vec<Resolution>,
    /// The changes of hands of seats, the latest last.
    pub handovers: Vec<Handed>,
    /// The seats that the viewer has lost, for them alone.
    pub lost: Vec<Lost>,
    /// True if it is early enough for a vote to cancel the game.
    pub may_cancel: bool,
    /// The people whom the owner has invited and who do not sit there; for the owner alone.
    pub guests: Vec<Guest>,
    /// The seats that a rematch still keeps, while it gathers.
    pub kept: Vec<Kept>,
    /// The server's clock when it made this page, in milliseconds since 1970.
    pub now: i64,
    /// The events that have happened, as this viewer may know them, the oldest first.
    pub log: Vec<LogEntry>,
    /// All answers that were taken back, the oldest first, however much of the log is told.
    pub undone: Vec<Undone>,
    /// All answers that the clock has given, the oldest first, however much of the log is told.
    pub clocked: Vec<Clocked>,
}

impl TablePage {
    /// Tells whether a vote can give more time: a clock runs for a person, also where it is not shown.
    pub fn may_extend(&self) -> bool {
        let seats = self.listing.seats.iter();
        let mut people =
            seats.filter(|it| matches!(it.occupant, Occupant::Person { .. } | Occupant::Deleted));
        self.may_pause() && people.any(|it| self.waiting.contains(&it.seat))
    }

    /// Tells whether a vote can stop or start the clocks: there are any.
    pub fn may_pause(&self) -> bool {
        self.listing.pace != Pace::Unlimited
    }
}

/// As whom, and from when on, somebody looks at a table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look<'a> {
    /// The token that lets one in, for those who may not see the table without.
    pub invitation: Option<&'a str>,
    /// Leaves out the log up to this revision.
    pub since: Option<i64>,
    /// The seat that looks, of one's own; those who hold a single one need not say so.
    pub seat: Option<Seat>,
}

/// An answer that was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undone {
    /// The revision that took it back.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    pub seat: Seat,
    /// The revision that the answer had brought.
    pub entry: i64,
}

/// An answer that the clock has given, for somebody who did not in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocked {
    /// The revision that it brought.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    pub seat: Seat,
}

/// A table on which a game is played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rematch {
    pub table: TableId,
    /// The token that lets those in who played before, where it needs one.
    pub invitation: Option<String>,
}

/// One event of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The revision that brought it; several events may share one.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    /// Redacted for the viewer.
    pub event: AnyValue,
}
