//! The progress of games, without their states: the chapter began with a keyframe, and what is thought about
//! stands with the open questions.

use std::collections::HashMap;

use sea_orm::sea_query::{Expr, Query};
use sea_orm::{ColumnTrait, EntityTrait, ExprTrait, FromQueryResult, QueryFilter, QuerySelect};

use crate::damage::readable;
use crate::database::Transaction;
use crate::entities::table::Header;
use crate::entities::{keyframe, packed};
use crate::tables::model::Status;
use crate::{Error, TableId};

/// The chapters that are played at those of these tables that run, in one statement.
pub async fn chapters(tx: &Transaction, tables: &[Header]) -> Result<HashMap<TableId, i64>, Error> {
    let running = tables.iter().filter(|it| it.status == Status::Running);
    last_kept(tx, running.map(|it| it.id).collect()).await
}

/// The chapters in which the games of these tables have ended, of which some may be packed.
pub async fn ended_in(
    tx: &Transaction,
    tables: &[TableId],
) -> Result<HashMap<TableId, i64>, Error> {
    let mut chapters = last_kept(tx, tables.to_vec()).await?;
    let packed = packed::Entity::find()
        .select_only()
        .columns([packed::Column::TableId, packed::Column::Chapter])
        .filter(packed::Column::TableId.is_in(tables.iter().copied()));
    let packed: Vec<Played> = readable(tx, packed).await?;
    chapters.extend(packed.into_iter().map(|it| (it.table_id, it.chapter)));
    Ok(chapters)
}

/// The chapters with which the last keyframes of these tables began.
async fn last_kept(tx: &Transaction, tables: Vec<TableId>) -> Result<HashMap<TableId, i64>, Error> {
    use keyframe::Column as C;
    if tables.is_empty() {
        return Ok(HashMap::new());
    }
    let last = Query::select()
        .column(C::TableId)
        .expr(Expr::col(C::Seq).max())
        .from(keyframe::Entity)
        .and_where(C::TableId.is_in(tables))
        .group_by_col(C::TableId)
        .to_owned();
    let key = Expr::tuple([Expr::col(C::TableId), Expr::col(C::Seq)]);
    let found = keyframe::Entity::find()
        .select_only()
        .columns([C::TableId, C::Chapter])
        .filter(key.in_subquery(last));
    let found: Vec<Played> = readable(tx, found).await?;
    Ok(found
        .into_iter()
        .map(|it| (it.table_id, it.chapter))
        .collect())
}

/// The chapter that is played at a table.
#[derive(FromQueryResult)]
struct Played {
    table_id: TableId,
    chapter: i64,
}
