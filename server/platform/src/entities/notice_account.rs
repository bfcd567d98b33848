//! The preferences of a person about what they are told. Who has never had a channel that works has no row.

use sea_orm::entity::prelude::*;

use super::Secret;
use crate::UserId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "notice_account")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: UserId,
    /// The language in which to write, as HTML names it.
    pub language: String,
    /// JSON of [`crate::notices::Settings`].
    #[sea_orm(column_type = "Text")]
    pub settings: String,
    /// The mail address that has proved to be this person's. That of the account may be newer.
    pub confirmed: Option<Secret>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
