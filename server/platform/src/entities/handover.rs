//! The changes of hands of seats at running tables: lines of their logs. By whom is not kept.

pub use ::model::Change;
use sea_orm::entity::prelude::*;

use crate::TableId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "handover")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    /// The table's revision that it made, or that brought it.
    #[sea_orm(primary_key, auto_increment = false)]
    pub seq: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub seat: i16,
    pub change: Change,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
