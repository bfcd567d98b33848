//! The number of lines that a channel has. Whoever speaks there holds its row until the line is stored: the
//! lines of a channel come one after the other, and nobody waits for what is said elsewhere.

use sea_orm::entity::prelude::*;
use sea_orm::sea_query::{Expr, LockType, OnConflict};
use sea_orm::{ExprTrait, QuerySelect, Set};

use super::table;
use crate::TableId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "channel")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    /// As in [`line`](super::line).
    #[sea_orm(primary_key, auto_increment = false)]
    pub audience: String,
    /// The number of its last line.
    pub lines: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// Returns the number of the next line of a channel, which nobody else gets before the transaction has
/// ended.
pub async fn next(
    tx: &impl ConnectionTrait,
    (table, audience): (TableId, &str),
) -> Result<i64, DbErr> {
    // Whoever deletes the table holds it before its channels: in the other order two would wait for each other.
    table::Entity::find_by_id(table)
        .select_only()
        .column(table::Column::Id)
        .lock(LockType::KeyShare)
        .into_tuple::<TableId>()
        .one(tx)
        .await?;
    let first = ActiveModel {
        table_id: Set(table),
        audience: Set(audience.to_owned()),
        lines: Set(1),
    };
    let one_more = Expr::col((Entity, Column::Lines)).add(1_i64);
    let one_more = OnConflict::columns([Column::TableId, Column::Audience])
        .value(Column::Lines, one_more)
        .to_owned();
    let row = Entity::insert(first).on_conflict(one_more);
    Ok(row.exec_with_returning(tx).await?.lines)
}
