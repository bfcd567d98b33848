//! Somebody who holds a seat of a running game, or has held it: they have seen what it sees.

pub use ::model::Loss;
use sea_orm::entity::prelude::*;
use sea_orm::sea_query::{Expr, OnConflict};
use sea_orm::{QueryOrder, Set};

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
    /// True if it is written down that this person has abandoned the game.
    pub abandoned: bool,
    /// True if the person sat there when the game began.
    pub began: bool,
    /// The way in which the person has lost the seat, if they have.
    pub lost: Option<Loss>,
    /// The time of that, in milliseconds since 1970.
    pub lost_at: Option<i64>,
}

/// The reason for which somebody has sat down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JoinReason {
    /// Before the game began.
    First,
    /// To take a seat over.
    Later,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// Remembers that these people hold these seats, also where they have lost them before.
pub async fn remember(
    db: &impl ConnectionTrait,
    (table, reason): (TableId, JoinReason),
    holders: impl Iterator<Item = (UserId, i16)>,
) -> Result<(), Error> {
    let rows: Vec<ActiveModel> = holders
        .map(|(user, seat)| ActiveModel {
            table_id: Set(table),
            user_id: Set(user),
            seat: Set(seat),
            abandoned: Set(false),
            began: Set(reason == JoinReason::First),
            lost: Set(None),
            lost_at: Set(None),
        })
        .collect();
    if rows.is_empty() {
        return Ok(());
    }
    let known = OnConflict::columns([Column::TableId, Column::UserId, Column::Seat])
        .update_columns([Column::Lost, Column::LostAt])
        .to_owned();
    Entity::insert_many(rows)
        .on_conflict(known)
        .exec_without_returning(db)
        .await?;
    Ok(())
}

/// Writes down that this person has lost this seat now.
pub async fn lose(
    db: &impl ConnectionTrait,
    whose: (TableId, UserId, i16),
    (how, now): (Loss, i64),
) -> Result<(), Error> {
    Entity::update_many()
        .col_expr(Column::Lost, Expr::value(how))
        .col_expr(Column::LostAt, Expr::value(now))
        .filter(Column::TableId.eq(whose.0))
        .filter(Column::UserId.eq(whose.1))
        .filter(Column::Seat.eq(whose.2))
        .exec(db)
        .await?;
    Ok(())
}

/// The seats that this person has lost at this table, in the order of their numbers.
pub async fn lost(
    db: &impl ConnectionTrait,
    (table, user): (TableId, UserId),
) -> Result<Vec<Model>, Error> {
    let lost = Entity::find()
        .filter(Column::TableId.eq(table))
        .filter(Column::UserId.eq(user))
        .filter(Column::Lost.is_not_null())
        .order_by_asc(Column::Seat);
    Ok(lost.all(db).await?)
}

/// Writes down that this person has abandoned this game, with whatever seats; says whether that is
/// new.
pub async fn forsake(
    db: &impl ConnectionTrait,
    (table, user): (TableId, UserId),
) -> Result<bool, Error> {
    let written = Entity::update_many()
        .col_expr(Column::Abandoned, Expr::value(true))
        .filter(Column::TableId.eq(table))
        .filter(Column::UserId.eq(user))
        .filter(Column::Abandoned.eq(false))
        .exec(db)
        .await?;
    Ok(written.rows_affected > 0)
}

/// Tells whether this person holds, or has held, another seat than this one.
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
