//! The orders that the person on a seat has stored beforehand. Nobody else is ever told.

use sea_orm::Set;
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
    /// The person who stored it: whoever takes the seat over does not inherit it.
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

/// Leaves what an answer has left of it; `false`, with nothing written, if it has been changed
/// since it was read.
pub async fn use_up(tx: &impl ConnectionTrait, used: &Model, left: &str) -> Result<bool, DbErr> {
    let after = ActiveModel {
        content: Set(Secret(left.to_owned())),
        // What nobody has changed can still be changed by whoever looks at it.
        version: Set(used.version + i64::from(left != used.content.0)),
        ..Default::default()
    };
    let written = Entity::update_many()
        .set(after)
        .filter(Column::TableId.eq(used.table_id))
        .filter(Column::Seat.eq(used.seat))
        .filter(Column::Version.eq(used.version))
        .exec(tx)
        .await?;
    Ok(written.rows_affected > 0)
}
