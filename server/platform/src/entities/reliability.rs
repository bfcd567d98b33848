//! The record of how somebody has kept to the time of their tables.

pub use ::model::Reliability;
use sea_orm::entity::prelude::*;

use crate::UserId;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "conduct")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: UserId,
    pub level: Reliability,
    /// Answers in time, ever.
    pub in_time: i32,
    /// Answers that the clock gave, ever.
    pub missed: i32,
    /// Games abandoned, ever.
    pub abandoned: i32,
    /// Answers in time since the last miss, abandoned game or rise.
    pub run: i32,
    /// Games abandoned since the level last changed or was confirmed.
    pub faults: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
