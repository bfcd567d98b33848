//! Time for which no server ran, given back to the second.

use sea_orm::ActiveValue::NotSet;
use sea_orm::sea_query::{Expr, OnConflict, Query};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, ExprTrait, QueryFilter, QuerySelect, Set,
};

use crate::database::Database;
use crate::entities::{heartbeat, pending, table};
use crate::tables::Status;
use crate::time::SECOND;
use crate::work::uninterrupted;
use crate::{Error, Platform, TableId};

pub(super) const ONLY: i32 = 1;
/// The heartbeat of a database at which no server has lived yet.
const NEVER: i64 = 0;

/// Writes down that the server lives.
pub async fn alive(platform: &Platform) -> Result<(), Error> {
    let now = platform.now();
    let tx = platform.database().write().await?;
    beat(&tx, now).await?;
    tx.commit().await?;
    Ok(())
}

/// By how much what runs was moved in all, because the clock on the wall was set.
pub(crate) async fn moved(database: &Database) -> Result<i64, DbErr> {
    let row = heartbeat::Entity::find_by_id(ONLY);
    let row = row.one(database.reader()).await?;
    Ok(row.map_or(0, |it| it.moved))
}

/// Moves all deadlines that were running by the time since the last heartbeat, or since they were
/// asked if that was later, as by an import without a server; returns the time since the heartbeat
/// in milliseconds. The new heartbeat is in the same transaction, and others wait for it: so
/// nothing is given back two times.
pub async fn credit(platform: &Platform) -> Result<i64, Error> {
    let platform = platform.clone();
    uninterrupted(async move {
        let tx = platform.database().write().await?;
        let row = heartbeat::Entity::find_by_id(ONLY)
            .lock_exclusive()
            .one(&tx)
            .await?;
        if row.as_ref().map_or(0, |it| it.moved) != platform.moved() {
            return Err(Error::internal(
                "the clock was set, and is not followed yet",
            ));
        }
        let last = row.map(|it| it.at).filter(|it| *it > NEVER);
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
async fn shift(
    tx: &impl ConnectionTrait,
    (last, now): (i64, i64),
) -> Result<Vec<(TableId, i64)>, Error> {
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
        .filter(table::Column::PausedAt.is_null())
        .into_tuple()
        .all(tx)
        .await?;
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
    Ok(changed)
}

pub(super) async fn beat(tx: &impl ConnectionTrait, now: i64) -> Result<(), Error> {
    let row = heartbeat::ActiveModel {
        id: Set(ONLY),
        at: Set(now),
        moved: NotSet,
    };
    let again = OnConflict::column(heartbeat::Column::Id)
        .update_column(heartbeat::Column::At)
        .to_owned();
    heartbeat::Entity::insert(row)
        .on_conflict(again)
        .exec_without_returning(tx)
        .await?;
    Ok(())
}
