//! Whom somebody does not want to hear. The other one is never told.

use sea_orm::entity::prelude::*;

use crate::UserId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "mute")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: UserId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub other_id: UserId,
    pub how: How,
    /// Random: by it the person takes it back, without knowing whom an id belongs to.
    #[sea_orm(unique)]
    pub id: String,
}

/// How much of somebody one does not hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum How {
    /// Their lines are folded away, wherever they stand.
    #[sea_orm(string_value = "mute")]
    Mute,
    /// Besides that, nothing they say in private arrives.
    #[sea_orm(string_value = "block")]
    Block,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
