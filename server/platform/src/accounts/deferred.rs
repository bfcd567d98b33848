//! The events of somebody's reliability at an anonymous table: a level that fell while a masked seat was absent would
//! tell who sits there.
//!
//! It is kept with the table. Where masks fall it counts at the end of the game, for all at once.
//! Where they never do, it is cut loose from the table then, and counts for each some days later,
//! nobody knows when: by that time it could come from anywhere.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, NotSet, QueryFilter, QueryOrder,
    QuerySelect, Set,
};

use super::reliability::{ReliabilityEvent, note_all};
use crate::database::Transaction;
use crate::entities::deferred_reliability;
use crate::entities::table::{self, Masks};
use crate::time::DAY;
use crate::{Error, Platform, UserId, random};

/// The shortest time after which it counts where masks stay.
const SOONEST: i64 = DAY;
/// The longest time by which it counts later than that.
const SPREAD: i64 = 7 * DAY;

/// Writes down what somebody did at this table, in the transaction in which they did it.
pub(crate) async fn observe(
    tx: &Transaction,
    table: &table::Model,
    user: UserId,
    event: ReliabilityEvent,
) -> Result<(), Error> {
    if !table.masked() {
        return note_all(tx, user, [event]).await;
    }
    let found = deferred_reliability::Entity::find()
        .filter(deferred_reliability::Column::TableId.eq(table.id))
        .filter(deferred_reliability::Column::UserId.eq(user))
        .lock_exclusive()
        .one(tx)
        .await?;
    if let Some(row) = found {
        let events = and(&row.events, event);
        let mut row = row.into_active_model();
        row.events = Set(events);
        row.update(tx).await?;
        return Ok(());
    }
    let row = deferred_reliability::ActiveModel {
        id: NotSet,
        table_id: Set(Some(table.id)),
        user_id: Set(user),
        events: Set(and("", event)),
        due_at: Set(None),
    };
    row.insert(tx).await?;
    Ok(())
}

/// The game at this table is over, however it ended.
pub(crate) async fn release(tx: &Transaction, table: &table::Model, now: i64) -> Result<(), Error> {
    if table.masks == Masks::None {
        return Ok(());
    }
    let rows = deferred_reliability::Entity::find()
        .filter(deferred_reliability::Column::TableId.eq(table.id))
        .order_by_asc(deferred_reliability::Column::UserId)
        .all(tx)
        .await?;
    for row in rows {
        match table.masks {
            Masks::None => {}
            Masks::UntilEnd => count(tx, row).await?,
            Masks::ForEver => {
                let mut row = row.into_active_model();
                row.table_id = Set(None);
                row.due_at = Set(Some(now + SOONEST + some_time()));
                row.update(tx).await?;
            }
        }
    }
    Ok(())
}

/// Counts what has been held back for long enough.
pub(crate) async fn count_due(platform: &Platform) -> Result<(), Error> {
    let due = deferred_reliability::Entity::find()
        .filter(deferred_reliability::Column::DueAt.lte(platform.now()))
        // In the order in which the end of a game locks them, too.
        .order_by_asc(deferred_reliability::Column::UserId)
        .order_by_asc(deferred_reliability::Column::DueAt)
        .order_by_asc(deferred_reliability::Column::Id);
    let waits = due.clone().one(platform.database().reader()).await?;
    if waits.is_none() {
        return Ok(());
    }
    let tx = platform.database().write().await?;
    for row in due.lock_exclusive().all(&tx).await? {
        count(&tx, row).await?;
    }
    tx.commit().await?;
    Ok(())
}

async fn count(tx: &Transaction, row: deferred_reliability::Model) -> Result<(), Error> {
    note_all(tx, row.user_id, read(&row.events)).await?;
    deferred_reliability::Entity::delete_by_id(row.id)
        .exec(tx)
        .await?;
    Ok(())
}

fn some_time() -> i64 {
    let random = u64::from_le_bytes(random::bytes());
    let spread = SPREAD.unsigned_abs();
    i64::try_from(random % spread).unwrap_or(0)
}

const ALL: [(char, ReliabilityEvent); 3] = [
    ('t', ReliabilityEvent::InTime),
    ('m', ReliabilityEvent::Missed),
    ('a', ReliabilityEvent::Abandoned),
];

/// Returns a text of what was done before, and this after it.
fn and(before: &str, event: ReliabilityEvent) -> String {
    let mut runs = runs(before);
    match runs.last_mut() {
        Some((last, count)) if *last == event => *count += 1,
        _ => runs.push((event, 1)),
    }
    let mut text = String::new();
    for (event, count) in runs {
        let code = ALL.iter().find(|it| it.1 == event).map_or('t', |it| it.0);
        text.push_str(&count.to_string());
        text.push(code);
    }
    text
}

fn read(events: &str) -> Vec<ReliabilityEvent> {
    let runs = runs(events).into_iter();
    runs.flat_map(|(event, count)| std::iter::repeat_n(event, count))
        .collect()
}

fn runs(events: &str) -> Vec<(ReliabilityEvent, usize)> {
    let run = |it: &str| {
        let code = it.chars().last()?;
        let (_, event) = ALL.iter().find(|(known, _)| *known == code)?;
        Some((*event, it.strip_suffix(code)?.parse().ok()?))
    };
    events
        .split_inclusive(char::is_alphabetic)
        .filter_map(run)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_keep_their_order() {
        use ReliabilityEvent::{Abandoned, InTime, Missed};
        let all = [InTime, InTime, Missed, InTime, Abandoned];
        let text = all.iter().fold(String::new(), |it, event| and(&it, *event));
        assert_eq!(text, "2t1m1t1a");
        assert_eq!(read(&text), all);
        assert_eq!(read(""), []);
    }
}
