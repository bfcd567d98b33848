//! The template that somebody keeps of the form that opens a table, under a name.

use sea_orm::entity::prelude::*;

use crate::UserId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "template")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub user_id: UserId,
    pub name: String,
    /// The form's own JSON.
    #[sea_orm(column_type = "Text")]
    pub content: String,
    pub changed_at: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
