//! The welcome of somebody at a table beyond what holds for everybody: invited by name, or sent away.

use sea_orm::entity::prelude::*;

use crate::time::DAY;
use crate::{TableId, UserId};

/// The time for which the seat of somebody who played is kept in a rematch.
const KEPT: i64 = 3 * DAY;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "guest")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: UserId,
    pub welcome: Welcome,
    /// The words of the owner to whoever was sent away.
    #[sea_orm(column_type = "Text")]
    pub words: String,
    pub at: i64,
    /// The seat that is kept for them for a while, if one is.
    pub seat: Option<i16>,
}

impl Model {
    /// Until when a seat is kept for them, in milliseconds since 1970.
    pub fn kept_until(&self) -> Option<i64> {
        let keeps = self.welcome == Welcome::Invited && self.seat.is_some();
        keeps.then_some(self.at + KEPT)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Welcome {
    /// May see the table and take a free seat.
    #[sea_orm(string_value = "invited")]
    Invited,
    /// Was invited, and does not come.
    #[sea_orm(string_value = "declined")]
    Declined,
    /// May not sit down here again, and has not been told yet.
    #[sea_orm(string_value = "sent_away")]
    SentAway,
    /// As [`Welcome::SentAway`], and knows it.
    #[sea_orm(string_value = "gone")]
    Gone,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "super::user::Entity",
        from = "Column::UserId",
        to = "super::user::Column::Id"
    )]
    User,
    #[sea_orm(
        belongs_to = "super::table::Entity",
        from = "Column::TableId",
        to = "super::table::Column::Id"
    )]
    Table,
}

impl Related<super::user::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::User.def()
    }
}

impl Related<super::table::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Table.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
