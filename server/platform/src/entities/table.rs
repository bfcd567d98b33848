//! A table, with the state from which it continues.

pub use ::model::{Admission, Delay, Masks, Stakes, Status, Tongue, Verdict};
use sea_orm::entity::prelude::*;

use super::Secret;
use super::reliability::Reliability;
use crate::{TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "table_")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: TableId,
    pub kind: String,
    pub name: String,
    /// The version of `setup` and `state`: [`super::SHAPE`].
    pub shape: i32,
    /// The game's own JSON.
    #[sea_orm(column_type = "Text")]
    pub setup: String,
    /// The seats whose people wished, as the game began, to be asked where the rules leave only
    /// one answer: a JSON list. Told to nobody; with it the game is played again.
    #[sea_orm(column_type = "Text")]
    pub ask_always: Option<Secret>,
    pub open: bool,
    pub status: Status,
    pub owner: UserId,
    pub invitation: Secret,
    /// 32 bytes, hexadecimal.
    pub seed: Secret,
    /// Grows with every change, seats included.
    pub seq: i64,
    /// The game's own JSON; `None` until it begins.
    #[sea_orm(column_type = "Text")]
    pub state: Option<Secret>,
    /// The state before the last answer, as long as that answer can be taken back.
    #[sea_orm(column_type = "Text")]
    pub undo: Option<Secret>,
    /// The pace, as JSON.
    #[sea_orm(column_type = "Text")]
    pub pace: String,
    /// Since when all clocks stand; their deadlines are as they were then.
    pub paused_at: Option<i64>,
    /// The table that plays it again.
    pub rematch: Option<TableId>,
    pub created_at: i64,
    pub changed_at: i64,
    pub chat: ChatMode,
    pub chat_time: ChatTime,
    pub masks: Masks,
    pub delay: Delay,
    pub language: Tongue,
    /// The degree to which those who join must be relied on.
    pub least: Reliability,
    #[sea_orm(column_type = "Text")]
    pub description: String,
    #[sea_orm(column_type = "Text")]
    pub house_rules: String,
    /// The way in which it ended, if not by the rules of the game.
    pub verdict: Option<Verdict>,
    pub stakes: Stakes,
    /// The people whom it lets sit down.
    pub admission: Admission,
}

/// The choice of who may speak to whom while the game runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum ChatMode {
    /// Any of the seats among themselves, and everybody in the hall.
    #[default]
    #[sea_orm(string_value = "full")]
    Full,
    /// As [`ChatMode::Full`], but never more than two seats among themselves.
    #[sea_orm(string_value = "pairs")]
    Pairs,
    /// In the hall only.
    #[sea_orm(string_value = "public")]
    PublicOnly,
    /// Nobody speaks.
    #[sea_orm(string_value = "none")]
    None,
}

/// The times at which the players may speak while the game runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum ChatTime {
    #[default]
    #[sea_orm(string_value = "always")]
    Always,
    /// While the game says that they plan.
    #[sea_orm(string_value = "planning")]
    PlanningOnly,
}

/// A table without its state and its secrets, for lists.
#[derive(Clone, Debug, DerivePartialModel)]
#[sea_orm(entity = "Entity")]
pub struct Header {
    pub id: TableId,
    pub kind: String,
    pub name: String,
    pub setup: String,
    pub open: bool,
    pub status: Status,
    pub owner: UserId,
    pub seq: i64,
    pub created_at: i64,
    /// Of a game that is over: when it ended.
    pub changed_at: i64,
    pub pace: String,
    pub paused_at: Option<i64>,
    pub chat: ChatMode,
    pub chat_time: ChatTime,
    pub language: Tongue,
    pub least: Reliability,
    pub description: String,
    pub house_rules: String,
    pub verdict: Option<Verdict>,
    pub masks: Masks,
    pub delay: Delay,
    pub stakes: Stakes,
    pub admission: Admission,
}

/// The columns that decide whether names are told, without the rest of a table.
#[derive(Clone, Copy, Debug, DerivePartialModel)]
#[sea_orm(entity = "Entity")]
pub struct Masked {
    pub id: TableId,
    pub status: Status,
    pub masks: Masks,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(has_many = "super::seat::Entity")]
    Seat,
}

impl Related<super::seat::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Seat.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
