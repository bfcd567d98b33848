//! Somebody who holds a seat of a running game, or has held it: they have seen what it sees.

use sea_orm::entity::prelude::*;
use sea_orm::{Set, sea_query::OnConflict};

use crate::{Error, TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "held")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: UserId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub seat: i16,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// Remembers that these people hold these seats.
pub async fn remember(
    db: &impl ConnectionTrait,
    table: TableId,
    holders: impl Iterator<Item = (UserId, i16)>,
) -> Result<(), Error> {
    let rows: Vec<ActiveModel> = holders
        .map(|(user, seat)| ActiveModel {
            table_id: Set(table),
            user_id: Set(user),
            seat: Set(seat),
        })
        .collect();
    if rows.is_empty() {
        return Ok(());
    }
    let known = OnConflict::columns([Column::TableId, Column::UserId, Column::Seat])
        .do_nothing()
        .to_owned();
    Entity::insert_many(rows)
        .on_conflict(known)
        .exec_without_returning(db)
        .await?;
    Ok(())
}

/// Whether this person holds, or has held, another seat than this one.
pub async fn another(
    db: &impl ConnectionTrait,
    (table, user, seat): (TableId, UserId, i16),
) -> Result<bool, Error> {
    let other = Entity::find()
        .filter(Column::TableId.eq(table))
        .filter(Column::UserId.eq(user))
        .filter(Column::Seat.ne(seat));
    Ok(other.one(db).await?.is_some())
}
