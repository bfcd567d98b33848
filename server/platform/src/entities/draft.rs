//! The answer that the person on a seat has begun. Nobody else is ever told.

use sea_orm::entity::prelude::*;

use super::Secret;
use crate::{TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "draft")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub seat: i16,
    /// The person whose it is: whoever takes the seat over does not inherit it.
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: UserId,
    /// The question that it answers; it is worth nothing for another one.
    pub decision: i64,
    /// The version of `begun`: [`super::SHAPE`].
    pub shape: i32,
    /// As the game's page keeps it.
    #[sea_orm(column_type = "Text")]
    pub content: Secret,
    /// The answer as far as it has come, as the game's own JSON.
    #[sea_orm(column_type = "Text", nullable)]
    pub begun: Option<Secret>,
    /// Grows with every change, and begins anew with each question.
    pub version: i64,
    pub changed_at: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
