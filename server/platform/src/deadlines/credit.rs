//! Time for which no server ran, given back to the second.

use sea_orm::sea_query::{Expr, Query};
use sea_orm::{ColumnTrait, EntityTrait, ExprTrait, QueryFilter, QuerySelect};

use super::followed::{beat, last, lock};
use super::wall::follow;
use super::{revisions, weekends};
use crate::database::Transaction;
use crate::entities::{pending, table};
use crate::spawn_detached;
use crate::tables::Status;
use crate::time::SECOND;
use crate::{Error, Platform, TableId};

/// Writes down that the server lives. `false` where another server lives by another time: then this
/// one has to look ([`follow`]) and, where it is right, to move what runs ([`credit`]).
///
/// # Errors
/// If the clock was set, and this process has not followed yet.
pub async fn alive(platform: &Platform) -> Result<bool, Error> {
    let tx = platform.database().write().await?;
    let row = lock(&tx).await?;
    let now = platform.now();
    platform.followed().check(&row)?;
    if platform.followed().differs(&row, now) {
        return Ok(false);
    }
    beat(&tx, now).await?;
    tx.commit().await?;
    platform.followed().set_beat(now);
    Ok(true)
}

/// Moves all deadlines that were running by the time since the last heartbeat, or since they were
/// asked if that was later, as by an import without a server; returns the time since the heartbeat
/// in milliseconds. The new heartbeat is in the same transaction, and others wait for it: so
/// nothing is given back two times.
///
/// A step of the clock that another server has not followed yet looks the same to a server that
/// opens: it is given back here, and whoever follows the step later sees that.
pub async fn credit(platform: &Platform) -> Result<i64, Error> {
    follow(platform).await?;
    let platform = platform.clone();
    spawn_detached(async move {
        let tx = platform.database().write().await?;
        let row = lock(&tx).await?;
        platform.followed().check(&row)?;
        let last = last(&row);
        // Looked at with the lock: whoever had to wait for it comes after the other.
        let now = platform.now();
        beat(&tx, now).await?;
        // Back in time where the clock was set back while nobody looked: of that nobody has anything.
        let gap = last.map_or(0, |it| now - it);
        // Less is the pause between two heartbeats.
        let changed = match last.filter(|_| gap.abs() > SECOND) {
            Some(last) => shift(&tx, (last, now)).await?,
            None => Vec::new(),
        };
        let tables = changed.len();
        platform.hub().commit(tx, changed).await?;
        platform.followed().set_beat(now);
        if tables > 0 {
            tracing::info!(gap, tables, "time without a server is given back");
        }
        Ok(gap)
    })
    .await
}

/// Returns the tables that have changed, with their new revisions, to be told after the commit:
/// after a hang pages are open. The tables come first, as wherever somebody changes a table and its
/// questions.
async fn shift(tx: &Transaction, (last, now): (i64, i64)) -> Result<Vec<(TableId, i64)>, Error> {
    let clocked = Query::select()
        .column(pending::Column::TableId)
        .from(pending::Entity)
        .and_where(pending::Column::Deadline.is_not_null())
        .to_owned();
    table::Entity::update_many()
        .col_expr(table::Column::Seq, Expr::col(table::Column::Seq).add(1_i64))
        .filter(table::Column::Id.in_subquery(clocked.clone()))
        .filter(table::Column::PausedAt.is_null())
        .exec(tx)
        .await?;
    let changed = table::Entity::find()
        .select_only()
        .columns([table::Column::Id, table::Column::Seq])
        .filter(table::Column::Id.in_subquery(clocked))
        .filter(table::Column::PausedAt.is_null());
    let changed = revisions(tx, changed).await?;
    let questions = weekends::questions(tx).await?;
    let running = Query::select()
        .column(table::Column::Id)
        .from(table::Entity)
        .and_where(table::Column::Status.eq(Status::Running))
        .and_where(table::Column::PausedAt.is_null())
        .to_owned();
    let owed = |column: pending::Column| {
        let asked = || Expr::col(pending::Column::AskedAt);
        let since = Expr::case(asked().gt(last), asked()).finally(last);
        Expr::col(column).add(Expr::value(now).sub(since))
    };
    pending::Entity::update_many()
        .col_expr(pending::Column::Deadline, owed(pending::Column::Deadline))
        .col_expr(pending::Column::Kept, owed(pending::Column::Kept))
        .filter(pending::Column::Deadline.is_not_null())
        .filter(pending::Column::TableId.in_subquery(running))
        .exec(tx)
        .await?;
    weekends::give_back(tx, questions, |it| {
        let since = std::cmp::max(last, it.row.asked_at);
        it.paused_at.is_none().then_some((since, now))
    })
    .await?;
    Ok(changed)
}
