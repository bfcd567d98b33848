//! A mailbox whose reader wants no mail that others can cause. It outlives every account.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "suppression")]
pub struct Model {
    /// Names the mailbox without telling it.
    #[sea_orm(primary_key, auto_increment = false)]
    pub recipient: String,
    pub at: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
