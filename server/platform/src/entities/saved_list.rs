//! The list that somebody has put together to bring it to tables, under a name.

use sea_orm::entity::prelude::*;

use crate::UserId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "saved_list")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub user_id: UserId,
    /// Of which game it is.
    pub kind: String,
    pub name: String,
    /// As the game writes it.
    #[sea_orm(column_type = "Text")]
    pub content: String,
    pub changed_at: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
