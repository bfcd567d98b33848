//! What a seat has answered to a proposal.

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
    /// Who sat there then.
    pub by: UserId,
    pub reply: Reply,
    pub at: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Reply {
    #[sea_orm(string_value = "accepted")]
    Accepted,
    #[sea_orm(string_value = "declined")]
    Declined,
}

impl Reply {
    /// As it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Declined => "declined",
        }
    }
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
