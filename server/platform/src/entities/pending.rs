//! An open question. Written with the state that asks it, so that nobody needs to read the state
//! to know whose turn it is.

use sea_orm::entity::prelude::*;

use crate::TableId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "pending")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub decision: i64,
    pub seat: i16,
    /// Offers are not required, and nobody waits for them.
    pub required: bool,
    pub asked_at: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "super::seat::Entity",
        from = "(Column::TableId, Column::Seat)",
        to = "(super::seat::Column::TableId, super::seat::Column::Seat)"
    )]
    Seat,
}

impl Related<super::seat::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Seat.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}

impl Model {
    /// The seat asked, as the rules know it.
    pub fn number(&self) -> tabletop::Seat {
        super::number(self.seat)
    }
}
