//! The people whom somebody does not want to hear. The other one is never told.

use sea_orm::entity::prelude::*;

use crate::UserId;
use ::model::Muting;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "mute")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: UserId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub other_id: UserId,
    pub how: Muting,
    /// Random: by it the person takes it back, without knowing whom an id belongs to.
    #[sea_orm(unique)]
    pub id: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
