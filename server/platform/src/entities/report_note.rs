//! A moderator's note on what came of a report. It stays: what is noted later stands beside it.

use sea_orm::entity::prelude::*;

use super::Secret;
use crate::UserId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "report_note")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub report_id: String,
    /// Counts within the report, from 1.
    #[sea_orm(primary_key, auto_increment = false)]
    pub number: i32,
    /// The moderator.
    pub by: UserId,
    pub at: i64,
    #[sea_orm(column_type = "Text")]
    pub text: Secret,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
