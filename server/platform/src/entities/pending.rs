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
    pub span: Span,
    /// The time at which the clock answers; `None` where there is no hurry. At an offer, what the question had before
    /// it, should the offer lead back there.
    pub deadline: Option<i64>,
    /// The deadline before it was shortened because its person is absent.
    pub kept: Option<i64>,
    /// True if it was answered before, and is asked once more because that was taken back.
    pub again: bool,
}

/// [`tabletop::Span`], as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Span {
    #[sea_orm(string_value = "planning")]
    Planning,
    #[sea_orm(string_value = "reaction")]
    Reaction,
}

impl From<tabletop::Span> for Span {
    fn from(it: tabletop::Span) -> Self {
        match it {
            tabletop::Span::Planning => Self::Planning,
            tabletop::Span::Reaction => Self::Reaction,
        }
    }
}

impl From<Span> for tabletop::Span {
    fn from(it: Span) -> Self {
        match it {
            Span::Planning => Self::Planning,
            Span::Reaction => Self::Reaction,
        }
    }
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "super::seat::Entity",
        from = "(Column::TableId, Column::Seat)",
        to = "(super::seat::Column::TableId, super::seat::Column::Seat)"
    )]
    Seat,
    #[sea_orm(
        belongs_to = "super::table::Entity",
        from = "Column::TableId",
        to = "super::table::Column::Id"
    )]
    Table,
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
