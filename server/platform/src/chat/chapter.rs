//! The round in which something is said.

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::entities::{keyframe, packed};
use crate::{Error, TableId};

/// The round that is played: each one began with a keyframe.
pub async fn chapter(db: &impl ConnectionTrait, table: TableId) -> Result<u32, Error> {
    let last: Option<i64> = keyframe::Entity::find()
        .select_only()
        .column(keyframe::Column::Chapter)
        .filter(keyframe::Column::TableId.eq(table))
        .order_by_desc(keyframe::Column::Seq)
        .into_tuple()
        .one(db)
        .await?;
    let last = match last {
        Some(last) => Some(last),
        None => {
            packed::Entity::find_by_id(table)
                .select_only()
                .column(packed::Column::Chapter)
                .into_tuple()
                .one(db)
                .await?
        }
    };
    Ok(last.and_then(|it| u32::try_from(it).ok()).unwrap_or(0))
}
