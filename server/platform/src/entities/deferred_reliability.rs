//! The acts of somebody at an anonymous table, kept from their reliability until it tells nobody who sits there.

use sea_orm::entity::prelude::*;

use crate::{TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "withheld")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    /// `None` once the game is over where masks stay: nothing leads back then.
    pub table_id: Option<TableId>,
    pub user_id: UserId,
    /// In order, each with how often in a row: `30t1m2t`.
    #[sea_orm(column_name = "deeds", column_type = "Text")]
    pub events: String,
    /// The time when it counts; `None` until the game is over.
    pub due_at: Option<i64>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
