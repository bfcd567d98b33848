//! Something that has changed, for the other processes on the same database. It holds ids only, like what
//! is told within one, and is kept for some minutes.

use sea_orm::entity::prelude::*;

use crate::TableId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "told")]
pub struct Model {
    /// On PostgreSQL they may be committed in another order.
    #[sea_orm(primary_key)]
    pub id: i64,
    /// The process that has changed it.
    pub process: String,
    pub table_id: TableId,
    /// The channel in which something was said; `None` where the table itself has changed.
    pub audience: Option<String>,
    /// The line of the channel, or the revision of the table.
    pub number: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
