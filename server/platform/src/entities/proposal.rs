//! The plan that came with a line. Whoever may read the line may read it, and nobody else.

use sea_orm::entity::prelude::*;

use super::Secret;
use crate::TableId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "proposal")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    /// The line, as in [`line`](super::line).
    #[sea_orm(primary_key, auto_increment = false)]
    pub audience: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub number: i64,
    /// The seat that proposes it.
    pub seat: i16,
    /// The chapter as the game numbers it: the round for which it is made.
    pub chapter: i64,
    /// The version of `content`: [`super::SHAPE`].
    pub shape: i32,
    /// The game's own JSON.
    #[sea_orm(column_type = "Text")]
    pub content: Secret,
    pub withdrawn_at: Option<i64>,
    /// The time when it was made, answered or withdrawn last.
    pub changed_at: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "super::line::Entity",
        from = "(Column::TableId, Column::Audience, Column::Number)",
        to = "(super::line::Column::TableId, super::line::Column::Audience, super::line::Column::Number)"
    )]
    Line,
}

impl Related<super::line::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Line.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
