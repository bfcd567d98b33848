//! A person: an account, a guest who has no password yet, or what is left of an account that is
//! gone: history refers to it.

use sea_orm::entity::prelude::*;

use super::Secret;
use crate::UserId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "user")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: UserId,
    /// Empty once the account is gone.
    pub name: String,
    /// The name in lower case: what must be unique. That of a guest who has chosen one has a tail, so that
    /// it is in nobody's way.
    #[sea_orm(unique)]
    pub name_key: String,
    /// The looks of the name, which must be unique, too. `None` where another account that looks the same was there
    /// before anybody asked, of chosen names of guests, and once the account is gone.
    #[sea_orm(unique)]
    pub name_skeleton: Option<String>,
    /// As a PHC string. `None` is what makes a guest.
    pub password: Option<Secret>,
    pub mail: Option<Secret>,
    pub created_at: i64,
    /// Wants to be asked where the rules leave only one answer.
    pub ask_always: bool,
    /// The arms that the person has chosen; `None` for those that are drawn from the name.
    pub arms: Option<i16>,
    /// Since when the person is leaving for good: whatever happens, the account goes.
    pub leaving_at: Option<i64>,
    /// Since when the account is gone. Nothing of the person is left here then.
    pub gone_at: Option<i64>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
