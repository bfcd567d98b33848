//! A name that somebody had until they took another.

use sea_orm::entity::prelude::*;

use crate::UserId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "account_name")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub user_id: UserId,
    /// As it was shown; empty once the account is gone.
    pub name: String,
    /// SHA-256 of the name in lower case, hexadecimal: nobody else may take it for a while.
    pub key_hash: String,
    /// The same of what the name looks like; `None` where nobody knows any more.
    pub skeleton_hash: Option<String>,
    pub until: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
