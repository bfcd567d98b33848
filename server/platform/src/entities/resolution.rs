//! How a table's votes have ended.

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
    /// Whose seat it was about, if it was about one.
    pub seat: Option<i16>,
    pub at: i64,
    pub outcome: Outcome,
}

/// How a vote has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Outcome {
    /// It was decided, and done.
    #[sea_orm(string_value = "carried")]
    Carried,
    /// So many were against it that it could no longer pass.
    #[sea_orm(string_value = "lost")]
    Lost,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
