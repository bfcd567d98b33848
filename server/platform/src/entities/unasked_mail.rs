//! A mail that somebody else may have caused, counted for its reader. It outlives the account of
//! whoever caused it, and is forgotten after a day.

use sea_orm::entity::prelude::*;

use crate::notices::Category;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "unasked_mail")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    /// Names the mailbox without telling it.
    pub recipient: String,
    pub category: Category,
    pub at: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
