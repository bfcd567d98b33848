//! The values of one viewer's table page.

use crate::{
    games::Line,
    play::{Handover, Resolution},
};
use serde::{Deserialize, Serialize};
use std::{ops::Deref, sync::Arc};
use tabletop::{Decision, Seat};
use westeros::{Event, House, Prompt, View};

/// A table of the board game as one viewer sees it; the server computes it for each viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WesterosPage {
    pub view: View,
    /// The open questions to this viewer.
    pub prompts: Vec<Decision<Prompt>>,
    pub log: Vec<LogLine>,
    /// All answers that were taken back, the oldest first.
    pub taken_back: Vec<TakenBack>,
    /// All answers that the clock has given, the oldest first.
    pub clocked: Vec<Clocked>,
    /// The ways in which votes have ended, the oldest first: lines of the log that are no events of the game.
    pub resolved: Vec<Resolution>,
    /// The ways in which seats have changed hands, the oldest first: lines of the log as well.
    pub handed: Vec<Handover>,
    /// The name of who sits in seat n.
    pub seats: Vec<String>,
    /// The names of the accounts of those who sit in the seats, where they may be looked at.
    pub accounts: Vec<Option<String>>,
    /// The seats whose answer the game waits for.
    pub waiting: Vec<Seat>,
    /// `None` for a spectator.
    pub my_seat: Option<Seat>,
    pub over: bool,
}

/// The page for all that reads it: a copy is a pointer to the same.
#[derive(Clone, Debug)]
pub struct SharedPage(Arc<WesterosPage>);

impl From<WesterosPage> for SharedPage {
    fn from(page: WesterosPage) -> Self {
        Self(Arc::new(page))
    }
}

impl Deref for SharedPage {
    type Target = WesterosPage;

    fn deref(&self) -> &WesterosPage {
        &self.0
    }
}

impl PartialEq for SharedPage {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

/// Something that happened, as this viewer may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogLine {
    /// The entry it belongs to; one entry may bring several lines.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    pub event: Event,
    /// True if the answer that brought it was taken back.
    pub undone: bool,
}

/// An answer that was taken back: a line of the log that is no event of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenBack {
    /// The entry that took it back.
    pub seq: i64,
    /// Milliseconds since 1970.
    pub at: i64,
    pub seat: Seat,
    /// The entry that it took back.
    pub entry: i64,
}

/// An answer that the clock has given: a line of the log that is no event of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocked {
    /// The entry that holds it.
    pub seq: i64,
    pub seat: Seat,
}

/// The board as everybody saw it when a round began, or when the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chapter {
    /// The entry that it is the moment of.
    pub seq: i64,
    pub view: View,
}

/// The lines whose answers were not taken back: what is true of the game.
pub fn standing(log: &[LogLine]) -> impl DoubleEndedIterator<Item = &LogLine> {
    log.iter().filter(|line| !line.undone)
}

impl Line for LogLine {
    fn seq(&self) -> i64 {
        self.seq
    }
}

impl WesterosPage {
    /// The question to answer now: a required one before an offer.
    pub fn open(&self) -> Option<Decision<Prompt>> {
        let required = self.prompts.iter().find(|it| it.required);
        required.or_else(|| self.prompts.first()).copied()
    }

    /// Tells whether the viewer attacks or defends in the combat that goes on.
    pub fn fights(&self) -> bool {
        let side = |me| self.view.combat.and_then(|it| it.side_of(me));
        self.view.me.and_then(side).is_some()
    }

    /// Returns who plays a house, by name; empty for a house that is not in play.
    pub fn player(&self, house: House) -> &str {
        let seat = self.view.seats.iter().position(|&it| it == Some(house));
        seat.and_then(|seat| self.seats.get(seat))
            .map_or("", String::as_str)
    }

    /// The account of who plays a house, where it may be looked at.
    pub fn account(&self, house: House) -> Option<&str> {
        let seat = self.view.seats.iter().position(|&it| it == Some(house))?;
        self.accounts.get(seat)?.as_deref()
    }

    /// The house of a seat.
    pub fn house(&self, seat: Seat) -> Option<House> {
        self.view.house_of(seat)
    }

    /// The houses the game waits for, in the order of the Iron Throne.
    pub fn awaited(&self) -> impl Iterator<Item = House> {
        self.view
            .turn_order()
            .filter(|&house| self.waiting.contains(&self.view.seat_of(house)))
    }
}
