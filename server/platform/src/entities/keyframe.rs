//! A state that is kept, so that the table can be shown as it was: what lies between two of them
//! is played again from the entries.

use sea_orm::entity::prelude::*;

use super::Secret;
use crate::TableId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "keyframe")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    /// The revision whose entry left this state.
    #[sea_orm(primary_key, auto_increment = false)]
    pub seq: i64,
    /// The version of `state`: [`super::SHAPE`].
    pub shape: i32,
    /// The part of the game that was being played, as the game numbers them.
    pub chapter: i64,
    /// The game's own JSON.
    #[sea_orm(column_type = "Text")]
    pub state: Secret,
}

/// A keyframe without its state.
#[derive(Clone, Debug, DerivePartialModel)]
#[sea_orm(entity = "Entity")]
pub struct Mark {
    pub seq: i64,
    pub chapter: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
