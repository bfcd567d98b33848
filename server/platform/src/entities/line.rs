//! Something that was said at a table. Its number orders it within its channel and never leaves
//! the platform; the world knows it by the id that its author's browser has made.

use sea_orm::entity::prelude::*;

use super::Secret;
use crate::{TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "line")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    /// The channel: an [`Audience`](crate::chat::Audience) as text.
    #[sea_orm(primary_key, auto_increment = false)]
    pub audience: String,
    /// Counts within the channel, from 1.
    #[sea_orm(primary_key, auto_increment = false)]
    pub number: i64,
    /// Unique within the channel.
    pub id: String,
    /// The seat that spoke; `None` for a spectator.
    pub seat: Option<i16>,
    pub by: UserId,
    #[sea_orm(column_type = "Text")]
    pub text: Secret,
    /// The id of an earlier line of the same channel.
    pub quote: Option<String>,
    /// The table's revision when it was said.
    pub seq: i64,
    pub at: i64,
    /// The time when its words were last changed.
    pub edited_at: Option<i64>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    /// The plan that came with it.
    #[sea_orm(has_one = "super::proposal::Entity")]
    Proposal,
}

impl Related<super::proposal::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Proposal.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
