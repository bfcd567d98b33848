//! An open vote at a table; one of a kind at a time.

use sea_orm::entity::prelude::*;

use super::number;
use crate::{Error, TableId, UserId};
use ::model::Motion;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "vote")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub kind: Kind,
    pub opened_at: i64,
    /// The seat that it is about, if it is about one.
    pub seat: Option<i16>,
    /// The person who has asked for it; not known of old ones.
    pub opened_by: Option<UserId>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

/// Closes all votes of a table, whose game is over.
pub async fn close_all(db: &impl ConnectionTrait, table: TableId) -> Result<(), Error> {
    Entity::delete_many()
        .filter(Column::TableId.eq(table))
        .exec(db)
        .await?;
    Ok(())
}

/// The kind of what is voted on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Kind {
    /// More time for everybody who is asked now.
    #[sea_orm(string_value = "extend")]
    Extend,
    /// All clocks stand.
    #[sea_orm(string_value = "pause")]
    Pause,
    /// They run again.
    #[sea_orm(string_value = "resume")]
    Resume,
    /// The game ends, and nobody has won.
    #[sea_orm(string_value = "draw")]
    Draw,
    /// The game ends as if it had never been.
    #[sea_orm(string_value = "cancel")]
    Cancel,
    /// The computer gets the seat of somebody absent.
    #[sea_orm(string_value = "remove")]
    Remove,
    /// Somebody gives the game up. No vote, but a way in which one ends.
    #[sea_orm(string_value = "concede")]
    Concede,
}

impl Kind {
    pub const fn of(motion: Motion) -> Self {
        match motion {
            Motion::Extend => Self::Extend,
            Motion::Pause => Self::Pause,
            Motion::Resume => Self::Resume,
            Motion::Draw => Self::Draw,
            Motion::Cancel => Self::Cancel,
            Motion::Remove(_) => Self::Remove,
            Motion::Concede(_) => Self::Concede,
        }
    }

    /// The motion of this kind; `seat` is stored with those that are about one.
    pub fn motion(self, seat: Option<i16>) -> Motion {
        match self {
            Self::Extend => Motion::Extend,
            Self::Pause => Motion::Pause,
            Self::Resume => Motion::Resume,
            Self::Draw => Motion::Draw,
            Self::Cancel => Motion::Cancel,
            Self::Remove => Motion::Remove(number(seat.unwrap_or_default())),
            Self::Concede => Motion::Concede(number(seat.unwrap_or_default())),
        }
    }
}

/// The seat that a motion is about, as it is stored.
pub fn seat_of(motion: Motion) -> Option<i16> {
    motion.seat().map(|it| it.0.into())
}
