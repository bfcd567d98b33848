//! Tables: gathering, playing and watching one playing of a game.

mod alter;
mod answer;
mod away;
mod begin;
mod change;
mod check;
mod chronicle;
mod clocks;
mod conduct;
mod counts;
mod delay;
mod either;
mod faces;
mod guests;
mod import;
mod inherit;
mod keyframes;
mod known;
mod lay;
mod listing;
mod locks;
mod masks;
mod moment;
mod owner;
mod pack;
mod packed;
mod page;
mod past;
mod people;
mod record;
mod rematch;
mod replace;
mod rows;
mod rules;
mod seats;
mod seen;
mod shelf;
mod step;
mod undo;
mod votes;

pub use answer::answer;
pub(crate) use answer::{answer_as_seen, answer_foreseen};
pub(crate) use away::away;
pub use check::{Checked, Fault, begun, check};
pub(crate) use chronicle::beginnings;
pub use chronicle::chronicle;
pub use counts::{Counts, counts};
pub(crate) use delay::horizon;
pub use delay::page;
pub use either::{Question, question};
pub use guests::{decline, invite, summons};
pub use import::import;
pub(crate) use inherit::hand_down;
pub use lay::{create, practice};
pub(crate) use listing::describe;
pub use listing::{awaiting, mine, offered, open, watchable};
pub(crate) use locks::Locks;
pub use masks::Name;
pub(crate) use masks::masked;
pub use moment::moment;
pub use owner::{
    MAX_DESCRIPTION, MAX_HOUSE_RULES, MAX_WORDS, close, confirm, send_away, set_words,
};
pub use pack::pack;
pub(crate) use page::may_see;
pub use record::{export, record};
pub use rematch::rematch;
pub use replace::{hand_over, offer_seat, replace, return_to};
pub(crate) use rows::Rows;
pub(crate) use rules::{consult, game_of};
pub use seats::{give_up_seat, leave, seat_computer, share_seat, take_seat, unseat_computer};
pub use seen::mark_seen;
pub(crate) use shelf::Shelf;
use tabletop::Seat;
pub use undo::undo;
pub use votes::{Outcome, Resolution, Vote, cast};

use crate::accounts::Reliability;
pub use crate::entities::table::{Delay, Masks, Stakes, Status, Tongue, Verdict};
use crate::press::PressRules;
use crate::{Pace, TableId, UserId};

/// A table to be laid.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The kind of game, e.g. `westeros`.
    pub kind: String,
    /// 1 to 60 characters after trimming.
    pub name: String,
    /// The game's own JSON.
    pub setup: String,
    pub seats: u8,
    /// Whether everybody may see and join it; otherwise only by invitation.
    pub open: bool,
    /// How much time everybody has.
    pub pace: Pace,
    pub press: PressRules,
    /// Whether people know each other.
    pub masks: Masks,
    /// How late onlookers see what happens.
    pub delay: Delay,
    /// Whether it counts for ratings.
    pub stakes: Stakes,
    pub terms: Terms,
}

/// What a table asks of those who join, and tells them beforehand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    pub language: Tongue,
    /// How far those who join must be relied on; whoever is invited by name need not.
    pub least: Reliability,
    /// Plain text, up to [`MAX_DESCRIPTION`] characters.
    pub description: String,
    /// Plain text, up to [`MAX_HOUSE_RULES`] characters.
    pub house_rules: String,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            language: Tongue::Any,
            least: Reliability::Low,
            description: String::new(),
            house_rules: String::new(),
        }
    }
}

/// What people at a table may vote on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// More time for everybody who is asked now.
    Extend,
    /// All clocks stand.
    Pause,
    /// They run again.
    Resume,
    /// The game ends, and nobody has won.
    Draw,
    /// The game ends and does not count; before its third round only.
    Cancel,
    /// The computer gets the seat of somebody absent.
    Remove(Seat),
}

/// Something of a gathering table that a person has to know or answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Summons {
    /// An invitation by the owner.
    Invited { listing: Box<Listing>, by: Name },
    /// The owner has sent the person away.
    SentAway {
        table: TableId,
        name: String,
        by: Name,
        words: String,
    },
}

/// Somebody whom the owner has invited, and who does not sit at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    pub name: String,
    pub declined: bool,
}

/// A table to be laid in the middle of a game.
#[derive(Clone, Debug)]
pub struct NewPosition {
    /// The kind of game, e.g. `westeros`.
    pub kind: String,
    /// 1 to 60 characters after trimming.
    pub name: String,
    /// The position in the game's own notation, hidden things included.
    pub text: String,
    /// Who sits where, by the name that the game gives the seat; the computer has the others.
    pub seats: Vec<(UserId, String)>,
    /// How much time everybody has; here any length goes.
    pub pace: Pace,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    pub id: TableId,
    pub kind: String,
    pub name: String,
    pub status: Status,
    /// In the order of their numbers.
    pub seats: Vec<SeatInfo>,
    /// Whether a required decision waits for the viewer.
    pub my_turn: bool,
    /// Since when it does.
    pub asked_at: Option<i64>,
    /// How many lines the viewer has not read, in a list of their own tables; 0 elsewhere.
    pub unread: u32,
    /// Whether the viewer sits there and has not seen its last revision.
    pub news: bool,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// The game's own JSON.
    pub setup: String,
    pub open: bool,
    pub pace: Pace,
    /// Since when all clocks stand: what they show is as it was then.
    pub paused_at: Option<i64>,
    /// A row for each seat, in their order.
    pub clocks: Vec<ClockRow>,
    /// The viewer's own earliest deadline.
    pub due: Option<i64>,
    pub press: PressRules,
    pub masks: Masks,
    pub delay: Delay,
    pub stakes: Stakes,
    pub terms: Terms,
    /// How it ended, if not by the rules of the game.
    pub verdict: Option<Verdict>,
}

impl Listing {
    /// Whether it is full, and waits until everybody has said that they are there.
    pub fn confirming(&self) -> bool {
        let full = self.seats.iter().all(|it| it.occupant != Occupant::Nobody);
        self.status == Status::Gathering && full
    }
}

/// The clock of a seat. Instants are milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRow {
    pub seat: Seat,
    /// When the clock answers the question that is open to the seat. Others' are not told at an
    /// anonymous table that is played over days: they follow the nights of those who sit there.
    pub deadline: Option<i64>,
    /// At a live table, what the seat has left in milliseconds while it is not asked.
    pub bank: Option<i64>,
    /// Whether the person is absent: the seat is offered to others, and nobody waits for it.
    pub absent: bool,
}

/// A place at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatInfo {
    pub seat: Seat,
    pub occupant: Occupant,
    /// What the person's account is called now, and with it their profile; `None` where nobody
    /// with an account sits.
    pub account: Option<Name>,
    /// How far the person can be relied on; `None` where no person sits.
    pub reliability: Option<Reliability>,
    /// Whether the person has said that they are there.
    pub confirmed: bool,
}

/// Who sits on a seat, as far as everybody may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    Nobody,
    Person {
        name: Name,
        /// Whether it is the viewer.
        me: bool,
    },
    Computer,
    /// Somebody whose account is gone.
    Exile,
}

/// A table as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePage {
    pub listing: Listing,
    /// The table's revision; grows with every change, seats included.
    pub seq: i64,
    /// The seat this page is for; in a [`moment`], the seat through whose eyes it is seen. `None`
    /// for a spectator, and for somebody with several seats who has not said which of them looks:
    /// that page holds no secret of any.
    pub my_seat: Option<Seat>,
    /// All seats that the viewer holds, in the order of their numbers.
    pub my_seats: Vec<Seat>,
    /// The last revision that this viewer had on the screen before: see [`mark_seen`].
    pub seen: Option<i64>,
    /// The last answer of `my_seat`, while the game runs.
    pub last_answer: Option<LastAnswer>,
    /// The table of the rematch, if there is one that the viewer may join.
    pub rematch: Option<Rematch>,
    /// Whether the viewer owns the table.
    pub owner: bool,
    /// The token that lets others in; for those seated and the owner.
    pub invitation: Option<String>,
    /// SHA-256 of the seed of the table's dice, as hexadecimal digits.
    pub seed_hash: String,
    /// The seed itself, as hexadecimal digits, once the game is over.
    pub seed: Option<String>,
    /// The game's JSON for this viewer; `None` until the game begins.
    pub view: Option<String>,
    /// JSON list of the viewer's own open decisions.
    pub prompts: String,
    /// Seats with a required decision, in the order of their numbers.
    pub waiting: Vec<Seat>,
    /// Votes that are open; nobody else than those seated is told.
    pub votes: Vec<Vote>,
    /// How votes have ended, the latest last.
    pub resolutions: Vec<Resolution>,
    /// Whether it is early enough for a vote to cancel the game.
    pub may_cancel: bool,
    /// Whom the owner has invited and who does not sit there; for the owner alone.
    pub guests: Vec<Guest>,
    /// The server's clock when it made this page, in milliseconds since 1970.
    pub now: i64,
    /// What happened, as this viewer may know it, the oldest first.
    pub log: Vec<LogEntry>,
    /// All answers that were taken back, the oldest first, however much of the log is told.
    pub undone: Vec<Undone>,
    /// All answers that the clock has given, the oldest first, however much of the log is told.
    pub clocked: Vec<Clocked>,
}

/// As whom, and from when on, somebody looks at a table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look<'a> {
    /// The token that lets one in, for those who may not see the table without.
    pub invitation: Option<&'a str>,
    /// Leaves out the log up to this revision.
    pub since: Option<i64>,
    /// Which of one's seats looks; those who hold a single one need not say so.
    pub seat: Option<Seat>,
}

/// An answer, and whether it can still be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastAnswer {
    /// The revision that it brought.
    pub seq: i64,
    pub fate: Fate,
}

/// What has become of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It can be taken back.
    Open,
    /// Something was rolled or revealed by it.
    Final,
    /// Somebody has answered since.
    Overtaken,
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

/// Which moment of a table's past is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The revision after which it is; one that only changed seats stands for the one before.
    pub seq: i64,
    pub eyes: Eyes,
}

/// Through whose eyes a moment is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// The viewer's own: what the viewer's seat, or a spectator, could know then.
    Mine,
    /// A seat's: what it could know then. Others' open at the end of the game.
    Seat(Seat),
    /// Nobody's: everything lies open. Only after the end of the game.
    All,
}

/// One event of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The revision that brought it; several events may share one.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    /// The game's JSON, redacted for the viewer.
    pub event: String,
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

/// The longest answer that is taken, in bytes of JSON.
pub const MAX_ACTION: usize = 16 * 1024;
