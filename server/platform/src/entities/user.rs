//! A person: an account, or a guest who has no password yet.

use sea_orm::entity::prelude::*;

use super::Secret;
use crate::UserId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "user")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: UserId,
    pub name: String,
    /// The name in lower case: what must be unique.
    #[sea_orm(unique)]
    pub name_key: String,
    /// As a PHC string. `None` is what makes a guest.
    pub password: Option<Secret>,
    pub mail: Option<Secret>,
    pub created_at: i64,
    /// Wants to be asked where the rules leave only one answer.
    pub ask_always: bool,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
