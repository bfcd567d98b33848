//! Numbers that are written to be read through another connection.

use sea_orm::entity::prelude::*;

/// The row with which `storage` sees whether the database works.
pub const READINESS: i32 = 1;
/// The row with which each commit on `SQLite` is proved.
pub const COMMITS: i32 = 2;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "probe")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: i32,
    /// One more with each write.
    pub number: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
