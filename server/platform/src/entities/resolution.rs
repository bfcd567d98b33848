//! The ends of a table's votes.

pub use ::model::Outcome;
use sea_orm::entity::prelude::*;

use super::vote::Kind;
use crate::TableId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "resolution")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    /// The table's revision that it made.
    #[sea_orm(primary_key, auto_increment = false)]
    pub seq: i64,
    pub kind: Kind,
    /// The seat that it was about, if it was about one.
    pub seat: Option<i16>,
    pub at: i64,
    pub outcome: Outcome,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
