//! Time for which no server ran, given back to the second.

use sea_orm::sea_query::{Expr, OnConflict, Query};
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, ExprTrait, QueryFilter, QuerySelect, Set,
};

use crate::entities::{heartbeat, pending, table};
use crate::tables::Status;
use crate::time::SECOND;
use crate::work::uninterrupted;
use crate::{Error, Platform};

const ONLY: i32 = 1;

/// Writes down that the server lives.
pub async fn alive(platform: &Platform) -> Result<(), Error> {
    let now = platform.now();
    let tx = platform.database().write().await?;
    beat(&tx, now).await?;
    tx.commit().await?;
    Ok(())
}

/// Moves all deadlines that were running by the time since the last sign of life, which is a
/// heartbeat or any change of a table; returns that time in milliseconds. The new sign of life is
/// in the same transaction, so that nothing is given back two times.
pub async fn credit(platform: &Platform) -> Result<i64, Error> {
    let platform = platform.clone();
    uninterrupted(async move {
        let now = platform.now();
        let tx = platform.database().write().await?;
        let beat_at = heartbeat::Entity::find_by_id(ONLY)
            .one(&tx)
            .await?
            .map(|it| it.at);
        let changed_at: Option<Option<i64>> = table::Entity::find()
            .select_only()
            .column_as(table::Column::ChangedAt.max(), "changed_at")
            .into_tuple()
            .one(&tx)
            .await?;
        let last = beat_at.into_iter().chain(changed_at.flatten()).max();
        let gap = last.map_or(0, |it| (now - it).clamp(0, i64::MAX));
        beat(&tx, now).await?;
        // Less is the pause between two heartbeats.
        if gap > SECOND {
            let moved = shift(&tx, gap).await?;
            tracing::info!(gap, moved, "time without a server is given back");
        }
        tx.commit().await?;
        Ok(gap)
    })
    .await
}

/// Whose page is open learns of it by the new revision.
async fn shift(tx: &impl ConnectionTrait, gap: i64) -> Result<u64, Error> {
    let running = Query::select()
        .column(table::Column::Id)
        .from(table::Entity)
        .and_where(table::Column::Status.eq(Status::Running))
        .and_where(table::Column::PausedAt.is_null())
        .to_owned();
    let moved = pending::Entity::update_many()
        .col_expr(
            pending::Column::Deadline,
            Expr::col(pending::Column::Deadline).add(gap),
        )
        .filter(pending::Column::Deadline.is_not_null())
        .filter(pending::Column::TableId.in_subquery(running))
        .exec(tx)
        .await?;
    let clocked = Query::select()
        .column(pending::Column::TableId)
        .from(pending::Entity)
        .and_where(pending::Column::Deadline.is_not_null())
        .to_owned();
    table::Entity::update_many()
        .col_expr(table::Column::Seq, Expr::col(table::Column::Seq).add(1_i64))
        .filter(table::Column::Id.in_subquery(clocked))
        .filter(table::Column::PausedAt.is_null())
        .exec(tx)
        .await?;
    Ok(moved.rows_affected)
}

async fn beat(tx: &impl ConnectionTrait, now: i64) -> Result<(), Error> {
    let row = heartbeat::ActiveModel {
        id: Set(ONLY),
        at: Set(now),
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
