//! How the seats of running tables have changed hands: lines of their logs. By whom is not kept.

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

/// What has become of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Change {
    /// Its person goes: others may take it.
    #[sea_orm(string_value = "offered")]
    Offered,
    /// Its person was missed too often: others may take it.
    #[sea_orm(string_value = "missed")]
    Missed,
    /// Its person is here again.
    #[sea_orm(string_value = "returned")]
    Returned,
    /// It is somebody else's.
    #[sea_orm(string_value = "taken")]
    Taken,
    /// The computer plays it, because its person wanted that. What a vote decides is a
    /// [`super::resolution`].
    #[sea_orm(string_value = "computer")]
    Computer,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
