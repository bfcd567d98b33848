//! The answers of seats to proposals.

pub use ::model::Reply;
use sea_orm::entity::prelude::*;

use crate::{TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "proposal_answer")]
pub struct Model {
    /// The proposal, as in [`proposal`](super::proposal).
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub audience: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub number: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub seat: i16,
    /// The person who sat there then.
    pub by: UserId,
    pub reply: Reply,
    pub at: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
