//! A game that counts for a person: with others, each on a single seat, and not for ever behind
//! masks.

use sea_orm::entity::prelude::*;

use crate::{TableId, UserId};

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "played")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: UserId,
    pub kind: String,
    /// The role that the person played, by the game's own name.
    pub role: String,
    pub seats: i16,
    /// 1 for the winner, the last for those who left; `None` where nobody has won.
    pub place: Option<i16>,
    pub stay: Stay,
    /// Their answers at a table that is played over days, and the milliseconds for which those
    /// were waited for.
    pub answers: i32,
    pub spent: i64,
    /// The time when the game ended.
    pub at: i64,
    /// Their rating after it, if it was rated.
    pub mu: Option<f64>,
    pub sigma: Option<f64>,
}

/// The part of a game that somebody played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Stay {
    /// From its start to its end.
    #[sea_orm(string_value = "whole")]
    Whole,
    /// They took a seat over, and stayed.
    #[sea_orm(string_value = "joined")]
    Joined,
    /// They began it and went, or were absent at its end.
    #[sea_orm(string_value = "left")]
    Left,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
