//! The notes that somebody writes down for themselves, a page for each round. Nobody else ever reads them, not even who
//! takes the seat over.

use sea_orm::entity::prelude::*;

use super::Secret;
use crate::{TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "note")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: UserId,
    /// As in [`read_mark`](super::read_mark).
    #[sea_orm(primary_key, auto_increment = false)]
    pub seat: i16,
    /// The chapter as the game numbers it: the round.
    #[sea_orm(primary_key, auto_increment = false)]
    pub chapter: i64,
    #[sea_orm(column_type = "Text")]
    pub text: Secret,
    pub at: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
