//! The values that a page tells of all entries of a table, without reading them again with every look.

use std::collections::HashMap;

use sea_orm::ConnectionTrait;
use tabletop::Seat;

use crate::entities::{entry, number};
use crate::tables::log::Rows;
use crate::tables::model::{Clocked, Undone};
use crate::{Error, UserId};

/// The number of last entries that are kept with their events: what streams ask for.
const RECENT: usize = 4;

#[derive(Clone, Default)]
pub struct Past {
    count: i64,
    /// The revision of the last entry.
    last: Option<i64>,
    /// True if it begins with a position that nobody has played up to.
    pub imported: bool,
    /// The answers that were taken back, in the order in which they were.
    pub undone: Vec<Undone>,
    /// The answers that the clock has given, in the order in which it gave them.
    pub clocked: Vec<Clocked>,
    /// The answers of each seat that were not taken back, and who gave them.
    given: HashMap<Seat, Vec<Given>>,
    /// The people who took back, each with the revision of it.
    takers: Vec<Given>,
    /// The last entries, the oldest first; all that come after the revision `gap`.
    recent: Vec<entry::Shown>,
    gap: i64,
}

/// An answer, or what took one back.
#[derive(Clone, Copy)]
pub struct Given {
    pub seq: i64,
    /// The person behind it.
    pub by: Option<UserId>,
    /// Something was left to chance.
    pub rolled: bool,
}

impl Past {
    /// All that has happened; `before` is what had at an earlier revision.
    pub async fn read(
        db: &impl ConnectionTrait,
        rows: &Rows,
        before: Option<&Self>,
    ) -> Result<Self, Error> {
        let begun = before.filter(|it| it.count > 0);
        let Some(before) = begun else {
            let mut past = Self::default();
            for mark in rows.marks(db).await? {
                past.gap = mark.seq;
                past.add(mark);
            }
            return Ok(past);
        };
        let mut past = before.clone();
        let last = past.last.unwrap_or_default();
        for row in rows.entries(db, (last, i64::MAX)).await? {
            past.push(&row);
        }
        Ok(past)
    }

    /// One more entry.
    pub fn push(&mut self, it: &entry::Model) {
        self.recent.push(entry::Shown::from(it));
        self.add(entry::Mark::from(it));
        let old = self.recent.len().saturating_sub(RECENT);
        if let Some(last) = self.recent.drain(..old).next_back() {
            self.gap = last.seq;
        }
    }

    pub const fn count(&self) -> i64 {
        self.count
    }

    pub const fn last(&self) -> Option<i64> {
        self.last
    }

    /// The last answer of this seat that stands.
    pub fn given(&self, seat: Seat) -> Option<Given> {
        self.given.get(&seat)?.last().copied()
    }

    /// Returns how many answers this seat has taken back since the last one before this that stayed.
    pub fn taken_back(&self, seat: Seat, answer: i64) -> usize {
        let before = |of: &Vec<Given>| of.iter().rev().map(|it| it.seq).find(|it| *it < answer);
        let stayed = self.given.values().filter_map(before).max();
        let since = self
            .undone
            .iter()
            .rev()
            .take_while(|it| Some(it.seq) > stayed);
        since.filter(|it| it.seat == seat).count()
    }

    /// Returns who made the revision that took something back.
    pub fn undone_by(&self, seq: i64) -> Option<UserId> {
        let mut takers = self.takers.iter();
        takers.find(|it| it.seq == seq)?.by
    }

    /// The entries after `seq`, if they are all here.
    pub fn since(&self, seq: i64) -> Option<&[entry::Shown]> {
        let first = self.recent.partition_point(|it| it.seq <= seq);
        (seq >= self.gap).then_some(&self.recent[first..])
    }

    fn add(&mut self, it: entry::Mark) {
        self.count += 1;
        self.last = Some(it.seq);
        self.imported |= it.acts && it.seat.is_none();
        let Some(seat) = it.seat.map(number) else {
            return;
        };
        let given = self.given.entry(seat).or_default();
        let this = Given {
            seq: it.seq,
            by: it.by,
            rolled: it.rolled,
        };
        if let Some(entry) = it.undoes {
            given.retain(|it| it.seq != entry);
            self.takers.push(this);
            self.undone.push(Undone {
                seq: it.seq,
                at: it.at,
                seat,
                entry,
            });
        } else if it.decision.is_some() {
            given.push(this);
        }
        if it.clock {
            self.clocked.push(Clocked {
                seq: it.seq,
                at: it.at,
                seat,
            });
        }
    }
}
