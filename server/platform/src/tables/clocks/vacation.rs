//! Deadlines of somebody who goes on vacation, comes back early, or sleeps at other hours.

use sea_orm::{
    ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Set, Unchanged,
    sea_query::Query,
};

use super::{open, write_deadline};
use crate::database::Transaction;
use crate::entities::{pending, seat, table};
use crate::notices::{remind_again, reminder_moves};
use crate::tables::model::Status;
use crate::time::{Calendar, MINUTE, deadline, deferred};
use crate::{Error, Pace, TableId, UserId};

/// A change in somebody's calendar.
pub enum Absence {
    /// The time from one instant to the other does not count; where they come back early, the other lies
    /// before the first.
    Vacation(i64, i64),
    /// The night is another one: the calendar before, and now.
    Night(Box<[Calendar; 2]>),
}

impl Absence {
    /// Returns true where a deadline changes by it.
    const fn concerns(&self, deadline: i64, now: i64) -> bool {
        match self {
            Self::Vacation(from, _) => deadline > *from,
            Self::Night(_) => deadline > now,
        }
    }

    /// The instant to which it moves this one of a question. A night moves a deadline by what it would
    /// have made of it when the question was asked, so that nobody gains time by changing it again and
    /// again.
    fn moves(&self, pace: &Pace, row: &pending::Model, instant: i64) -> i64 {
        let span = row.span.into();
        match self {
            Self::Vacation(from, to) => deferred(pace, span, instant, (*from, *to)),
            Self::Night(calendars) => {
                let [before, after] = calendars.each_ref();
                let of = |it: &Calendar| deadline(pace, span, (row.asked_at, 0), it);
                match (of(before), of(after)) {
                    (Some(before), Some(after)) => instant + (after - before),
                    (None, _) | (_, None) => instant,
                }
            }
        }
    }

    /// Returns true where others at the table see it.
    const fn is_seen(&self) -> bool {
        matches!(self, Self::Vacation(..))
    }
}

/// Moves the deadlines of this person as the change of their calendar wants it. Live tables do not wait.
/// Everything is in the transaction that changes the person's calendar: whatever is open was asked before
/// it, and is moved with it or not at all. Returns the tables that have changed, with their new revisions,
/// to be told after the commit; of those behind masks pages learn with the next step, because whoever sees
/// this person's deadline move at another table in the same instant would know who sits there.
pub async fn away(
    tx: &Transaction,
    user: UserId,
    absence: &Absence,
    now: i64,
) -> Result<Vec<(TableId, i64)>, Error> {
    let theirs = Query::select()
        .column(seat::Column::TableId)
        .from(seat::Entity)
        .and_where(seat::Column::UserId.eq(user))
        .to_owned();
    // A game that begins meanwhile waits for the calendar, or is waited for.
    let tables = table::Entity::find()
        .filter(table::Column::Id.in_subquery(theirs))
        .filter(table::Column::Status.ne(Status::Over))
        .order_by_asc(table::Column::Id)
        .lock_exclusive()
        .all(tx)
        .await?;
    let mut changed = Vec::new();
    for table in tables {
        let pace = Pace::read(&table.pace)?;
        if table.status != Status::Running || !pace.by_days() {
            continue;
        }
        let seats = seat::of(tx, table.id).await?;
        let mine = seat::held(&seats, Some(user));
        let mut moved = Vec::new();
        let mut put_off = Vec::new();
        for mut row in open(tx, table.id).await? {
            let deadline = row.deadline.filter(|&it| absence.concerns(it, now));
            let Some(deadline) = deadline.filter(|_| mine.contains(&row.number())) else {
                continue;
            };
            let before = row.clone();
            let later = |it: i64| absence.moves(&pace, &before, it).max(it.min(now + MINUTE));
            row.deadline = Some(later(deadline));
            row.kept = row.kept.map(later);
            if row == before {
                continue;
            }
            write_deadline(tx, &row).await?;
            reminder_moves(tx, &row).await?;
            if row.deadline > before.deadline {
                put_off.push(row);
            }
            moved.push(before.decision);
        }
        let shown = table.paused_at.unwrap_or(now);
        remind_again(tx, (&put_off, &seats), shown).await?;
        // Where nobody is asked, others see that somebody is on vacation; but not behind masks.
        let masked = table.masked();
        if !moved.is_empty() || (absence.is_seen() && !masked) {
            let seq = table.seq + 1;
            let row = table::ActiveModel {
                id: Unchanged(table.id),
                seq: Set(seq),
                // Lists are sorted by it, and would tell the same as a page.
                changed_at: Set(if masked { table.changed_at } else { now }),
                ..Default::default()
            };
            table::Entity::update(row).exec(tx).await?;
            if !masked {
                changed.push((table.id, seq));
            }
        }
    }
    Ok(changed)
}
