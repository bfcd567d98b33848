//! What the person on a seat has laid down beforehand. Nobody else is ever told.

use sea_orm::entity::prelude::*;

use super::Secret;
use crate::{TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "standing")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub seat: i16,
    /// Who laid it down: whoever takes the seat over does not inherit it.
    pub user_id: UserId,
    /// The version of `content`: [`super::SHAPE`].
    pub shape: i32,
    /// The game's own JSON.
    #[sea_orm(column_type = "Text")]
    pub content: Secret,
    /// Grows with every change of `content`.
    pub version: i64,
    /// The revision of the table when its person changed it last.
    pub seq: i64,
    pub changed_at: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
