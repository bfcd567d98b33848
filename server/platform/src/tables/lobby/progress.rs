//! How far running games are, without their states: the chapter began with a keyframe, and what is
//! thought about stands with the open questions.

use std::collections::HashMap;

use sea_orm::sea_query::{Expr, Query};
use sea_orm::{ColumnTrait, EntityTrait, ExprTrait, FromQueryResult, QueryFilter, QuerySelect};

use crate::damage::readable;
use crate::database::Transaction;
use crate::entities::keyframe;
use crate::entities::table::Header;
use crate::tables::model::Status;
use crate::{Error, TableId};

/// The chapters that are played at those of these tables that run, in one statement.
pub async fn chapters(tx: &Transaction, tables: &[Header]) -> Result<HashMap<TableId, i64>, Error> {
    use keyframe::Column as C;
    let running = tables.iter().filter(|it| it.status == Status::Running);
    let running: Vec<TableId> = running.map(|it| it.id).collect();
    if running.is_empty() {
        return Ok(HashMap::new());
    }
    let last = Query::select()
        .column(C::TableId)
        .expr(Expr::col(C::Seq).max())
        .from(keyframe::Entity)
        .and_where(C::TableId.is_in(running))
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
