//! The facts that are told of a table in a list, and who sits there.

use tabletop::Seat;

use crate::accounts::{Arms, Reliability};
use crate::chat::ChatRules;
use crate::tables::masks::Name;
use crate::tables::model::Progress;
use crate::{Pace, TableId};
use ::model::{ClockRow, Delay, Masks, Stakes, Status, Terms, Verdict};

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    pub id: TableId,
    pub kind: String,
    pub name: String,
    pub status: Status,
    /// In the order of their numbers.
    pub seats: Vec<SeatInfo>,
    /// True if a required decision waits for the viewer.
    pub my_turn: bool,
    /// Since when it does.
    pub asked_at: Option<i64>,
    /// The number of lines that the viewer has not read, in a list of their own tables; 0 elsewhere.
    pub unread: u32,
    /// True if the viewer sits there and has not seen its last revision.
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
    pub chat: ChatRules,
    pub masks: Masks,
    pub delay: Delay,
    pub stakes: Stakes,
    pub terms: Terms,
    /// The way in which it ended, if not by the rules of the game.
    pub verdict: Option<Verdict>,
    /// The progress of a running game, as far as the viewer may know; in lists alone.
    pub progress: Option<Progress>,
}

impl Listing {
    /// Tells whether it is full, and waits until everybody has said that they are there.
    pub fn confirming(&self) -> bool {
        let full = self.seats.iter().all(|it| it.occupant != Occupant::Nobody);
        self.status == Status::Gathering && full
    }
}

/// A place at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatInfo {
    pub seat: Seat,
    pub occupant: Occupant,
    /// The present name of the person's account, and with it their profile; `None` where nobody with an account sits.
    pub account: Option<Name>,
    /// True for a person without an account, where everybody may know who sits there.
    pub guest: bool,
    /// The person's arms; `None` where no person sits, and where nobody may know who does: a person would
    /// be known by them.
    pub arms: Option<Arms>,
    /// True for the seat of the table's owner, where everybody may know who sits there.
    pub hosts: bool,
    /// The degree to which the person can be relied on; `None` where no person sits.
    pub reliability: Option<Reliability>,
    /// True if the person has said that they are there.
    pub confirmed: bool,
}

/// The occupant of a seat, as far as everybody may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    Nobody,
    Person {
        name: Name,
        /// True if it is the viewer.
        me: bool,
    },
    Computer,
    /// Somebody whose account is gone.
    Deleted,
}

/// Something of a gathering table that a person has to know or answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenInvitation {
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
