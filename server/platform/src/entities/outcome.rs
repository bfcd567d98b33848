//! The end of a game for a seat: what everybody may know who may know of the table.

use sea_orm::entity::prelude::*;

use crate::TableId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "outcome")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub seat: i16,
    /// The role that the seat played, by the game's own name.
    pub role: String,
    /// 1 for the winner; the same for those who share a place; `None` where nobody has won.
    pub place: Option<i16>,
    /// Seats with the same number won and lost together; `None` for games before there were sides.
    pub side: Option<i16>,
    /// The side's points, in a game that counts some.
    pub score: Option<i32>,
    /// The number of seats at the table.
    pub seats: i16,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
