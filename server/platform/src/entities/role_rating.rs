//! The strength of a role of a game at a table of so many: what of a win is not the person's.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "role_rating")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub kind: String,
    #[sea_orm(primary_key, auto_increment = false)]
    pub seats: i16,
    /// By the game's own name.
    #[sea_orm(primary_key, auto_increment = false)]
    pub role: String,
    pub mu: f64,
    pub sigma: f64,
    /// The number of rated games that it rests on.
    pub games: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
