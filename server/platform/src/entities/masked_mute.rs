//! The people whom somebody does not want to hear at one table where they do not know who it is. It says nothing about
//! that person anywhere else, and what is said elsewhere has no effect here.

use sea_orm::entity::prelude::*;

use crate::{TableId, UserId};
use ::model::Muting;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "masked_mute")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: UserId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub other_id: UserId,
    /// The seat that spoke; `None` for a spectator. By it the person remembers whom they meant.
    pub seat: Option<i16>,
    pub how: Muting,
    /// Random, as in [`super::mute`].
    #[sea_orm(unique)]
    pub id: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
