//! Something that everybody may do only so often, done once. Rows of the last weeks.

use sea_orm::entity::prelude::*;

use crate::UserId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "allowance")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub user_id: UserId,
    pub kind: Kind,
    /// To whom it was done, if to somebody.
    pub other: Option<UserId>,
    pub at: i64,
}

/// The kind of what was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Kind {
    /// Created a table.
    #[sea_orm(string_value = "table")]
    Table,
    /// Invited the other by name.
    #[sea_orm(string_value = "invitation")]
    Invitation,
    /// Was told by the other that they do not come.
    #[sea_orm(string_value = "declined")]
    Declined,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
