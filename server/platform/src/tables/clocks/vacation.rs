//! Deadlines of somebody who goes on vacation, or comes back early.

use sea_orm::{
    ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Set, Unchanged,
    sea_query::Query,
};

use super::{open, write_deadline};
use crate::database::Transaction;
use crate::entities::{seat, table};
use crate::notices::{remind_again, reminder_moves};
use crate::tables::model::Status;
use crate::time::{MINUTE, deferred};
use crate::{Error, Pace, TableId, UserId};

/// Moves the deadlines of this person that lie after `from` by the time from there `to` the other
/// instant, which lies before it when they come back. Live tables do not wait. Everything is in the
/// transaction that changes the person's calendar: whatever is open was asked before it, and is
/// moved with it or not at all. Returns the tables that have changed, with their new revisions, to
/// be told after the commit; of those behind masks pages learn with the next step, because whoever sees
/// this person's deadline move at another table in the same instant would know who sits there.
pub async fn away(
    tx: &Transaction,
    user: UserId,
    (from, to): (i64, i64),
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
        for mut row in open(tx, table.id).await? {
            let deadline = row.deadline.filter(|&it| it > from);
            let Some(deadline) = deadline.filter(|_| mine.contains(&row.number())) else {
                continue;
            };
            let span = row.span.into();
            let later = |it: i64| deferred(&pace, span, it, (from, to)).max(it.min(now + MINUTE));
            row.deadline = Some(later(deadline));
            row.kept = row.kept.map(later);
            write_deadline(tx, &row).await?;
            reminder_moves(tx, &row).await?;
            moved.push(row);
        }
        if to > from {
            let shown = table.paused_at.unwrap_or(now);
            remind_again(tx, (&moved, &seats), shown).await?;
        }
        // Where nobody is asked, others see that somebody is on vacation; but not behind masks.
        let masked = table.masked();
        if !moved.is_empty() || !masked {
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
