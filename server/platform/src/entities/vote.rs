//! An open vote at a table; one of a kind at a time.

use sea_orm::entity::prelude::*;

use crate::{Error, TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "vote")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub kind: Kind,
    pub opened_at: i64,
    /// Whose seat it is about, if it is about one.
    pub seat: Option<i16>,
    /// Who has asked for it; not known of old ones.
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

/// What is voted on.
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
}
