//! The line up to which somebody has read a channel. Nobody else is ever told.

use sea_orm::entity::prelude::*;

use crate::{TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "read_mark")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: UserId,
    /// The seat that has read; [`NO_SEAT`] for a spectator.
    #[sea_orm(primary_key, auto_increment = false)]
    pub seat: i16,
    #[sea_orm(primary_key, auto_increment = false)]
    pub audience: String,
    /// The number of the last line that was read.
    pub number: i64,
}

/// In keys, where a spectator has no seat.
pub const NO_SEAT: i16 = -1;

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
