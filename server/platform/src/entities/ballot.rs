//! The ballots of people in votes.

use sea_orm::entity::prelude::*;

use super::vote::Kind;
use crate::{TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "ballot")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub kind: Kind,
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: UserId,
    pub yes: bool,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
