//! A complaint about a line, with the lines in question and their table as they were. It stays when these
//! change or go.

use sea_orm::entity::prelude::*;

use super::Secret;
use crate::{TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "report")]
pub struct Model {
    /// Random.
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub table_id: TableId,
    pub audience: String,
    pub by: UserId,
    pub about: UserId,
    /// The complaint, in the words of who complains.
    #[sea_orm(column_type = "Text")]
    pub words: Secret,
    /// JSON list of the lines as they were: [`crate::chat`]'s `KeptLine`.
    #[sea_orm(column_type = "Text")]
    pub lines: Secret,
    pub at: i64,
    /// The instant of the last [`super::report_note`]; `None` until a moderator has dealt with it.
    pub resolved_at: Option<i64>,
    /// The table as it was, as JSON: [`crate::chat`]'s `TableThen`. `None` for a complaint from before that
    /// was kept, as long as the table is there.
    #[sea_orm(column_type = "Text")]
    pub table_then: Option<Secret>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
