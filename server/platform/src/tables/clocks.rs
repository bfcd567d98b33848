//! The clocks of the seats. They run only while a required question is open to a seat; each such
//! question has its deadline, written in the transaction that asks it.
//!
#![doc = include_str!("clocks.md")]

mod answered;
mod hurry;
mod reliability;
mod retime;
mod vacation;

use std::collections::{HashMap, HashSet};

use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, NotSet, QueryFilter, Set};
use tabletop::{DecisionId, OpenQuestion, Seat};

use crate::accounts::calendars;
use crate::database::{Batch, Transaction};
use crate::entities::seat::Holder;
use crate::entities::{entry, pending, seat, table};
use crate::tables::log::note;
use crate::tables::model::Handover;
use crate::time::{Calendar, MINUTE, deadline};
use crate::{Error, Pace, TableId, UserId};
use hurry::hurry;
pub use reliability::{abandoned, counted, ended};
pub use retime::{resume, retime};
pub use vacation::{Absence, away};

/// The event at a table that its clocks care about.
#[derive(Clone, Copy)]
pub enum Trigger {
    /// Nobody has answered anything.
    None,
    Answer(Seat, DecisionId, By),
    /// An answer was taken back: the seat, and the entry.
    Undo(Seat, i64),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum By {
    Person,
    /// The orders that a person has stored beforehand, whether they are there or not.
    Standing,
    Computer,
    Clock,
}

/// The memory of a question, so that the clock goes on where it is asked again.
#[derive(Clone, Copy)]
struct Memory {
    seat: Seat,
    asked_at: i64,
    deadline: Option<i64>,
    /// True if what is asked of this seat now is that question again.
    again: bool,
}

/// A table and its clocks, while something changes there.
pub struct Clocks {
    table: TableId,
    pace: Pace,
    /// The time that the clocks show: where they stand, the instant at which they were stopped.
    now: i64,
    pub seats: Vec<seat::Model>,
    before: Vec<seat::Model>,
    calendars: HashMap<UserId, Calendar>,
}

/// Every open question of this table.
pub async fn open(tx: &Transaction, table: TableId) -> Result<Vec<pending::Model>, Error> {
    let open = pending::Entity::find().filter(pending::Column::TableId.eq(table));
    Ok(open.all(tx).await?)
}

/// The questions that are open at a table after a step, and what the step has made of its seats.
pub struct Asked {
    pub open: Vec<pending::Model>,
    pub handovers: Vec<Handover>,
}

/// Makes the open questions be these, once the batch is written; one that stays open keeps the
/// instant it was asked, and its deadline. Returns all of them.
pub async fn ask(
    batch: &mut Batch<'_>,
    (table, at): (&table::Model, i64),
    mut clocks: Clocks,
    (before, waiting): (&[pending::Model], &[OpenQuestion]),
    trigger: Trigger,
) -> Result<Asked, Error> {
    let tx = batch.tx;
    let asked: HashSet<i64> = before.iter().map(|it| it.decision).collect();
    let now: HashSet<i64> = waiting.iter().map(|it| it.decision.0.into()).collect();
    let (mut open, closed): (Vec<_>, Vec<_>) = before
        .iter()
        .cloned()
        .partition(|it| now.contains(&it.decision));
    let memory = remember(tx, table.id, &closed, trigger).await?;
    clocks.stop_answered((&open, &closed), trigger, memory);
    // Of a game that is over they are told that.
    let mut handovers = Vec::new();
    if !waiting.is_empty() {
        clocks.tell_missed(tx, (table.seq + 1, at)).await?;
        clocks.tell_absent(tx, (table.seq + 1, at)).await?;
        handovers = clocks.changes(table.seq + 1);
        note(tx, table.id, &handovers).await?;
    }
    let new: Vec<&OpenQuestion> = waiting
        .iter()
        .filter(|it| !asked.contains(&it.decision.0.into()))
        .collect();
    clocks.consult_calendars(tx, &new).await?;
    let mut rows: Vec<pending::Model> = new
        .iter()
        .map(|it| clocks.question(**it, memory, at))
        .collect();

    delete(batch, table.id, &closed);
    let fresh = rows.len();
    open.append(&mut rows);
    let changed = hurry(&clocks, &mut open);
    let first = open.len() - fresh;
    if fresh > 0 {
        let rows = open[first..].iter().cloned().map(set);
        batch.add(&pending::Entity::insert_many(rows));
    }
    for index in changed.into_iter().filter(|&it| it < first) {
        write_deadline(tx, &open[index]).await?;
    }
    clocks.write_seats(tx).await?;
    Ok(Asked { open, handovers })
}

impl Clocks {
    /// `at` is now; where the clocks stand, they show another instant.
    pub async fn of(tx: &Transaction, table: &table::Model, at: i64) -> Result<Self, Error> {
        Self::at(table, seat::of(tx, table.id).await?, at)
    }

    /// As [`Clocks::of`], where these are the seats.
    pub fn at(table: &table::Model, seats: Vec<seat::Model>, at: i64) -> Result<Self, Error> {
        Ok(Self {
            table: table.id,
            pace: Pace::read(&table.pace)?,
            now: table.paused_at.map_or(at, |it| it.min(at)),
            before: seats.clone(),
            seats,
            calendars: HashMap::new(),
        })
    }

    pub fn seat(&mut self, seat: Seat) -> Result<&mut seat::Model, Error> {
        let found = self.seats.iter_mut().find(|it| it.number() == seat);
        found.ok_or(Error::NoSuchSeat)
    }

    async fn consult_calendars(
        &mut self,
        tx: &Transaction,
        asked: &[&OpenQuestion],
    ) -> Result<(), Error> {
        if !self.pace.by_days() {
            return Ok(());
        }
        let asked = |it: &&seat::Model| asked.iter().any(|one| one.seat == it.number());
        let people = self.seats.iter().filter(asked).filter_map(|it| it.user_id);
        self.calendars = calendars(tx, people.collect(), self.now).await?;
        Ok(())
    }

    fn question(&self, it: OpenQuestion, memory: Option<Memory>, at: i64) -> pending::Model {
        let memory = memory.filter(|memory| memory.seat == it.seat);
        let again = memory.filter(|memory| memory.again && it.required);
        let deadline = match (again, memory) {
            (Some(again), _) if !matches!(self.pace, Pace::Live { .. }) => {
                // Whoever thinks again at the last moment has that moment once more.
                let again = again.deadline.map(|it| it.max(self.now + MINUTE));
                again.or_else(|| self.deadline(it))
            }
            (None, Some(memory)) if !it.required => memory.deadline,
            _ if it.required => self.deadline(it),
            _ => None,
        };
        pending::Model {
            table_id: self.table,
            decision: it.decision.0.into(),
            seat: it.seat.0.into(),
            required: it.required,
            asked_at: again.map_or(at, |it| it.asked_at),
            span: it.span.into(),
            deadline,
            kept: None,
            again: again.is_some(),
        }
    }

    fn deadline(&self, it: OpenQuestion) -> Option<i64> {
        let seat = self.seats.iter().find(|seat| seat.number() == it.seat)?;
        // The computer answers by itself.
        if seat.holder != Holder::Person {
            return None;
        }
        let bank = match self.pace {
            Pace::Live { bank, .. } => seat.bank.unwrap_or(bank),
            _ => 0,
        };
        let always = Calendar::default();
        let calendar = seat.user_id.and_then(|it| self.calendars.get(&it));
        deadline(
            &self.pace,
            it.span,
            (self.now, bank),
            calendar.unwrap_or(&always),
        )
    }

    async fn write_seats(&self, tx: &Transaction) -> Result<(), Error> {
        let changed = self.before.iter().zip(&self.seats);
        for (_, row) in changed.filter(|(old, new)| old != new) {
            let written = seat::ActiveModel {
                table_id: sea_orm::Unchanged(row.table_id),
                seat: sea_orm::Unchanged(row.seat),
                holder: Set(row.holder),
                user_id: Set(row.user_id),
                bank: Set(row.bank),
                missed: Set(row.missed),
                absent_since: Set(row.absent_since),
                since: Set(row.since),
                confirmed: Set(row.confirmed),
                confirmed_until: Set(row.confirmed_until),
                level: NotSet,
            };
            written.update(tx).await?;
        }
        Ok(())
    }
}

/// Returns what the question was that has just been answered, or is to be answered anew.
async fn remember(
    tx: &Transaction,
    table: TableId,
    closed: &[pending::Model],
    trigger: Trigger,
) -> Result<Option<Memory>, Error> {
    Ok(match trigger {
        Trigger::None => None,
        Trigger::Answer(seat, decision, _) => closed
            .iter()
            .find(|it| it.decision == i64::from(decision.0))
            .map(|it| Memory {
                seat,
                asked_at: it.asked_at,
                deadline: it.deadline,
                again: !it.required,
            }),
        Trigger::Undo(seat, entry) => entry::Entity::find_by_id((table, entry))
            .one(tx)
            .await?
            .map(|it| Memory {
                seat,
                asked_at: it.asked_at.unwrap_or(it.at),
                // What was offered in its place has moved with pauses and vacations.
                deadline: offered(closed, seat).or(it.deadline),
                again: true,
            }),
    })
}

/// The deadline that an offer to this seat has kept.
fn offered(closed: &[pending::Model], seat: Seat) -> Option<i64> {
    let offer = closed.iter().find(|it| it.number() == seat && !it.required);
    offer.and_then(|it| it.deadline)
}

fn delete(batch: &mut Batch<'_>, table: TableId, closed: &[pending::Model]) {
    if closed.is_empty() {
        return;
    }
    let closed = closed.iter().map(|it| it.decision);
    let answered = pending::Entity::delete_many()
        .filter(pending::Column::TableId.eq(table))
        .filter(pending::Column::Decision.is_in(closed));
    batch.add(&answered);
}

pub async fn write_deadline(tx: &Transaction, row: &pending::Model) -> Result<(), Error> {
    let written = pending::ActiveModel {
        table_id: sea_orm::Unchanged(row.table_id),
        decision: sea_orm::Unchanged(row.decision),
        deadline: Set(row.deadline),
        kept: Set(row.kept),
        ..Default::default()
    };
    written.update(tx).await?;
    Ok(())
}

fn set(row: pending::Model) -> pending::ActiveModel {
    pending::ActiveModel {
        table_id: Set(row.table_id),
        decision: Set(row.decision),
        seat: Set(row.seat),
        required: Set(row.required),
        asked_at: Set(row.asked_at),
        span: Set(row.span),
        deadline: Set(row.deadline),
        kept: Set(row.kept),
        again: Set(row.again),
    }
}
