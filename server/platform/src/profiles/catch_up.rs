//! Games that were over before anybody wrote down how they ended.

use sea_orm::sea_query::Query;
use sea_orm::{
    ColumnTrait, EntityTrait, ExprTrait, QueryFilter, QueryOrder, QuerySelect, sea_query::Expr,
};

use super::ended::{ended, has_notices, roles};
use crate::damage::readable_ids;
use crate::entities::table::{Status, Verdict};
use crate::entities::{outcome, table};
use crate::tables::{Rows, conceded, consult, game_of};
use crate::{Error, Platform, TableId};

/// Writes down how those games ended, each in a transaction of its own; what is written already
/// stays. Returns how many there were. They are not rated: there was no rating when they were
/// played.
pub async fn catch_up(platform: &Platform) -> Result<usize, Error> {
    let written = Query::select()
        .column(outcome::Column::TableId)
        .from(outcome::Entity)
        .and_where(Expr::col(outcome::Column::Seat).eq(0))
        .to_owned();
    let left = table::Entity::find()
        .select_only()
        .column(table::Column::Id)
        .filter(table::Column::Status.eq(Status::Over))
        .filter(counts())
        .filter(table::Column::Id.not_in_subquery(written))
        .order_by_asc(table::Column::ChangedAt);
    let mut done = 0;
    for id in readable_ids(platform.database().reader(), left).await? {
        match write_down(platform, id).await {
            Ok(()) => done += 1,
            Err(error) => tracing::warn!(table = %id, %error, "does not tell how it ended"),
        }
    }
    Ok(done)
}

/// A game that was cancelled does not count.
fn counts() -> sea_orm::Condition {
    sea_orm::Condition::any()
        .add(table::Column::Verdict.is_null())
        .add(table::Column::Verdict.ne(Verdict::Cancelled))
}

async fn write_down(platform: &Platform, id: TableId) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    let table = table::Entity::find_by_id(id)
        .lock_exclusive()
        .one(&tx)
        .await?;
    let Some(mut table) = table else {
        return Ok(());
    };
    if has_notices(&tx, id).await? {
        return Ok(());
    }
    // Its state may be packed.
    Rows::of(&tx, &mut table).await?;
    let game = game_of(platform, &table)?;
    let roles = roles(&tx, game, &table).await?;
    let state = table.state.as_ref().ok_or(Error::NotRunning)?;
    let outcome = match table.verdict {
        Some(Verdict::Draw | Verdict::Cancelled) => None,
        Some(Verdict::Conceded) => conceded(&tx, id).await?,
        None => consult(&table.kind, || game.outcome(&state.0))?,
    };
    let ranked = (&*roles, outcome.as_ref());
    ended(&tx, &table, ranked, table.changed_at).await?;
    tx.commit().await?;
    Ok(())
}
