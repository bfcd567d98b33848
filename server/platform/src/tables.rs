//! Tables: gathering, playing and watching one playing of a game.

mod admission;
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
mod handovers;
mod horizon;
mod import;
mod inherit;
mod inviter;
mod kept;
mod keyframes;
mod known;
mod laid;
mod lay;
mod listed;
mod listing;
mod locks;
mod looked;
mod masks;
mod moment;
mod owner;
mod pack;
mod packed;
mod page;
mod past;
mod people;
mod presence;
mod progress;
mod record;
mod rematch;
mod replace;
mod rows;
mod rules;
mod seated;
mod seats;
mod seed;
mod seen;
mod shelf;
mod shown;
mod sight;
mod step;
mod travellers;
mod turns;
mod undo;
mod votes;

pub use answer::answer;
pub(crate) use answer::{answer_as_seen, answer_foreseen};
pub(crate) use away::away;
pub use check::{Checked, Fault, begun, check};
pub(crate) use chronicle::beginnings;
pub use chronicle::chronicle;
pub(crate) use clocks::write_deadline;
pub use counts::{Counts, counts};
pub use delay::page;
pub use either::{Question, question};
pub use guests::{decline, invite, summons};
pub(crate) use handovers::Handover;
pub use handovers::{Change, Handed, Loss, Lost};
pub(crate) use horizon::horizon;
pub use import::import;
pub(crate) use inherit::hand_down;
pub use inviter::{Inviter, block_inviter, inviter};
pub(crate) use inviter::{block, has_blocked, inviter_of};
pub use laid::{NewPosition, NewTable, Terms};
pub use lay::{create, practice};
pub use listed::{ClockRow, Guest, Kept, Listing, Occupant, SeatInfo, Summons};
pub(crate) use listing::describe;
pub use listing::{mine, offered, open, under_way, watchable};
pub(crate) use locks::Locks;
pub use looked::{Chapter, Chronicle, Eyes, Moment};
pub use masks::Name;
pub(crate) use masks::masked;
pub use moment::moment;
pub use owner::{MAX_DESCRIPTION, MAX_HOUSE_RULES, MAX_WORDS, close, send_away, set_words};
pub use pack::pack;
pub use presence::{confirm, lapse};
pub use progress::Progress;
pub use record::{export, record};
pub use rematch::rematch;
pub use replace::{hand_over, offer_seat, replace, return_to};
pub(crate) use rows::Rows;
pub(crate) use rules::{consult, game_of};
pub(crate) use seated::seated;
pub use seats::{give_up_seat, leave, seat_computer, share_seat, take_seat, unseat_computer};
pub(crate) use seed::seed_of;
pub use seen::mark_seen;
pub(crate) use shelf::Shelf;
pub use shown::{Clocked, Fate, LastAnswer, LogEntry, Look, Rematch, TablePage, Undone};
pub(crate) use sight::{admits, may_see};
use tabletop::Seat;
pub use turns::{Turn, questions, turns};
pub(crate) use undo::last_answer;
pub use undo::undo;
pub use votes::{Outcome, Resolution, Vote, cast};
pub(crate) use votes::{alive, asker, settle_all};

use crate::UserId;
pub use crate::entities::table::{Delay, Masks, Stakes, Status, Tongue, Verdict};

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
