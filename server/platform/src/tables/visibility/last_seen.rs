//! The revision up to which a person has seen a table, for "since you last looked".

use sea_orm::sea_query::{Expr, OnConflict};
use sea_orm::{EntityTrait, ExprTrait, Set};

use super::access::may_see;
use crate::entities::{seat, seen, table};
use crate::{Error, Platform, TableId, UserId};

/// Remembers that this person has had revision `seq` on the screen. It only moves forward, and no
/// further than the table is. Seats do not share it: it is the person's, and nobody else's to see.
/// Of somebody who may see the table and sits nowhere nothing is remembered: their seat may have
/// gone to somebody else while this was under way.
///
/// # Errors
/// [`Error::NoSuchTable`].
pub async fn mark_seen(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seq: i64,
) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    let row = table::Entity::find_by_id(table).one(&tx).await?;
    let row = row.ok_or(Error::NoSuchTable)?;
    let seats = seat::of(&tx, table).await?;
    if !seats.iter().any(|it| it.user_id == Some(user)) {
        let known = may_see(&row, &seats, Some(user), None);
        return known.then_some(()).ok_or(Error::NoSuchTable);
    }
    let seq = seq.clamp(0, row.seq);
    let now = seen::ActiveModel {
        table_id: Set(table),
        user_id: Set(user),
        seq: Set(seq),
    };
    // Of two tabs at once the one that is further on counts.
    let forward = OnConflict::columns([seen::Column::TableId, seen::Column::UserId])
        .update_column(seen::Column::Seq)
        .action_and_where(Expr::col((seen::Entity, seen::Column::Seq)).lt(seq))
        .to_owned();
    seen::Entity::insert(now)
        .on_conflict(forward)
        .exec_without_returning(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}
