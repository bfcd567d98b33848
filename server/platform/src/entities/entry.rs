//! A line of a table's history: one answer, the chance it drew and what came of it.
//! The first one is the start of the game and answers nothing; nor does one that takes an answer
//! back.

use sea_orm::QueryOrder;
use sea_orm::entity::prelude::*;

use super::Secret;
use crate::{TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "entry")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    /// The table's revision that this entry made.
    #[sea_orm(primary_key, auto_increment = false)]
    pub seq: i64,
    /// The version of `action`, `rolls` and `events`: [`super::SHAPE`].
    pub shape: i32,
    pub seat: Option<i16>,
    /// Unique within the table: a question is answered once.
    pub decision: Option<i64>,
    /// The game's own JSON; in the first entry, the position that was laid, if one was.
    #[sea_orm(column_type = "Text")]
    pub action: Option<Secret>,
    /// JSON list of numbers, in the order drawn.
    #[sea_orm(column_type = "Text")]
    pub rolls: Secret,
    /// JSON list of the game's events, unredacted.
    #[sea_orm(column_type = "Text")]
    pub events: Secret,
    /// SHA-256 of the state after it, hexadecimal.
    pub state_hash: String,
    pub at: i64,
    /// The person who answered; `None` for the computer.
    pub by: Option<UserId>,
    /// Whether the clock has answered, for somebody who did not in time.
    pub clock: bool,
    /// When the question was asked, and when the clock would have answered it.
    pub asked_at: Option<i64>,
    pub deadline: Option<i64>,
    /// The entry that this one takes back.
    pub undoes: Option<i64>,
}

/// An answer that was taken back.
#[derive(Clone, Debug, DerivePartialModel)]
#[sea_orm(entity = "Entity")]
pub struct Undone {
    pub seq: i64,
    pub at: i64,
    pub seat: Option<i16>,
    pub undoes: Option<i64>,
}

/// An answer that the clock has given.
#[derive(Clone, Debug, DerivePartialModel)]
#[sea_orm(entity = "Entity")]
pub struct Clocked {
    pub seq: i64,
    pub at: i64,
    pub seat: Option<i16>,
}

/// Who gave an answer.
#[derive(Clone, Debug, DerivePartialModel)]
#[sea_orm(entity = "Entity")]
pub struct Given {
    pub seq: i64,
    pub by: Option<UserId>,
}

/// What a page tells of an entry.
#[derive(Clone, Debug, DerivePartialModel)]
#[sea_orm(entity = "Entity")]
pub struct Told {
    pub seq: i64,
    pub shape: i32,
    pub at: i64,
    pub events: Secret,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// The revision of the last entry: later ones changed seats, clocks or votes and no game.
pub async fn last(db: &impl ConnectionTrait, table: TableId) -> Result<Option<i64>, DbErr> {
    let last = Entity::find()
        .filter(Column::TableId.eq(table))
        .order_by_desc(Column::Seq);
    let last = last.into_partial_model::<Given>().one(db).await?;
    Ok(last.map(|it| it.seq))
}

/// What was taken back at this table, in the order in which it was.
pub async fn undone(db: &impl ConnectionTrait, table: TableId) -> Result<Vec<Undone>, DbErr> {
    let all = Entity::find()
        .filter(Column::TableId.eq(table))
        .filter(Column::Undoes.is_not_null())
        .order_by_asc(Column::Seq);
    all.into_partial_model::<Undone>().all(db).await
}

/// What the clock has answered at this table, in the order in which it did.
pub async fn clocked(db: &impl ConnectionTrait, table: TableId) -> Result<Vec<Clocked>, DbErr> {
    let all = Entity::find()
        .filter(Column::TableId.eq(table))
        .filter(Column::Clock.eq(true))
        .order_by_asc(Column::Seq);
    all.into_partial_model::<Clocked>().all(db).await
}
