//! The private channels of a seat. Looked up by seat, so that not even the time it takes tells of those of others.

use sea_orm::entity::prelude::*;

use crate::TableId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "ear")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub seat: i16,
    /// As in [`line`](super::line).
    #[sea_orm(primary_key, auto_increment = false)]
    pub audience: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
