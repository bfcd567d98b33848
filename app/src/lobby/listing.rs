//! A table as the lobby shows it.

mod seat;
mod status;
#[cfg(test)]
mod tests;

pub use seat::{Occupant, SeatRow};
pub use status::{Start, Status, Verdict, verdict};

use super::{Delay, Masks, Stakes, Terms};
use crate::{chat::ChatChoice, play::ClockRow};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    pub id: String,
    pub kind: String,
    pub name: String,
    pub status: Status,
    pub seats: Vec<SeatRow>,
    pub my_turn: bool,
    /// Since when the table waits for the viewer, in milliseconds since 1970.
    pub asked_at: Option<i64>,
    /// The number of messages to the viewer that were not read.
    pub unread: u32,
    /// True if something has happened at the viewer's table that was not on their screen.
    pub news: bool,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// Everybody may join and watch; otherwise only by invitation link.
    pub open: bool,
    /// The options of the table in words.
    pub options: String,
    /// The time that everybody has, in words.
    pub pace: String,
    /// Since when all clocks stand: what they show is as it was then.
    pub paused_at: Option<i64>,
    /// A row for each seat, in their order.
    pub clocks: Vec<ClockRow>,
    /// The viewer's own earliest deadline, in milliseconds since 1970.
    pub due: Option<i64>,
    /// The words for how the seats stand that others may take over; in the list of those tables alone.
    pub position: Option<String>,
    /// The words for what the small picture of the board shows; `None` where there is none.
    pub board: Option<String>,
    pub chat: ChatChoice,
    /// The choice whether people know each other.
    pub masks: Masks,
    /// The delay with which those who do not sit there see the game.
    pub delay: Delay,
    pub stakes: Stakes,
    pub terms: Terms,
    /// The way in which it ended, if not by the rules of the game.
    pub verdict: Option<Verdict>,
    /// The words for how far a running game is; in lists alone.
    pub progress: Option<String>,
    /// The part of a running game that is played, and how many it has; nothing where that is not known.
    pub part: Option<(u32, u32)>,
    pub start: Start,
}

impl Listing {
    pub fn free_seats(&self) -> usize {
        self.seats
            .iter()
            .filter(|it| it.occupant == Occupant::Nobody)
            .count()
    }

    /// Tells whether it is full, and waits until everybody has said that they are there.
    pub fn confirming(&self) -> bool {
        self.status == Status::Gathering && self.free_seats() == 0
    }

    /// Returns true where everybody has a budget of time, and it is played in one go.
    pub fn is_live(&self) -> bool {
        self.start == Start::WhenPresent
    }

    /// The seats whose people are absent: others may take them over.
    pub fn offered(&self) -> impl Iterator<Item = &SeatRow> {
        let absent = |seat: &&SeatRow| {
            let mut clocks = self.clocks.iter();
            clocks.any(|it| it.seat.0 == seat.seat && it.absent)
        };
        self.seats.iter().filter(absent)
    }

    /// Returns what sorts one's own tables: first where one is awaited, the least time first; then where something was
    /// written or happened; then what runs, what gathers. No list holds what is over.
    pub fn urgency(&self) -> impl Ord + use<> {
        let until = self.due.unwrap_or(i64::MAX);
        let since = self.asked_at.unwrap_or(i64::MAX);
        let silent = self.unread == 0;
        (
            (!self.my_turn, until, since),
            (silent, !self.news),
            (self.status == Status::Gathering, -self.created_at),
        )
    }

    pub fn i_sit_here(&self) -> bool {
        self.seats.iter().any(|it| it.occupant.is_me())
    }
}
