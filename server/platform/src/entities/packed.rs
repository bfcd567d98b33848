//! The history of a game that is over, packed: its entries, its keyframes and its last state,
//! which then have no rows of their own.

use sea_orm::entity::prelude::*;

use crate::TableId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "packed")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    /// The version of `content`: [`super::SHAPE`].
    pub shape: i32,
    /// The part of the game in which it ended.
    pub chapter: i64,
    /// Compressed text, with every secret in it.
    #[sea_orm(column_type = "Blob")]
    pub content: Vec<u8>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
