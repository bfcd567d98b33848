//! A table, with the state from which it continues.

use sea_orm::entity::prelude::*;

use super::Secret;
use super::conduct::Reliability;
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
    pub press: PressMode,
    pub press_time: PressTime,
    pub masks: Masks,
    pub delay: Delay,
    pub language: Tongue,
    /// How far those who join must be relied on.
    pub least: Reliability,
    #[sea_orm(column_type = "Text")]
    pub description: String,
    #[sea_orm(column_type = "Text")]
    pub house_rules: String,
    /// How it ended, if not by the rules of the game.
    pub verdict: Option<Verdict>,
    pub stakes: Stakes,
}

/// Whether a game counts for the ratings of those who play it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Stakes {
    /// It does not.
    #[default]
    #[sea_orm(string_value = "friendly")]
    Friendly,
    /// It does. Every seat is for one person, whom the pages ask for an account, and masks fall at the end.
    #[sea_orm(string_value = "rated")]
    Rated,
}

/// In which language people speak at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Tongue {
    #[default]
    #[sea_orm(string_value = "any")]
    Any,
    #[sea_orm(string_value = "en")]
    English,
    #[sea_orm(string_value = "de")]
    German,
}

/// How a game ended that was not played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Verdict {
    /// By vote; nobody has won.
    #[sea_orm(string_value = "draw")]
    Draw,
    /// By vote; it does not count.
    #[sea_orm(string_value = "cancelled")]
    Cancelled,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Status {
    /// Seats are being taken.
    #[sea_orm(string_value = "gathering")]
    Gathering,
    /// The game has begun.
    #[sea_orm(string_value = "running")]
    Running,
    /// The game has ended.
    #[sea_orm(string_value = "over")]
    Over,
}

/// Who may speak to whom while the game runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum PressMode {
    /// Any of the seats among themselves, and everybody in the hall.
    #[default]
    #[sea_orm(string_value = "full")]
    Full,
    /// As [`PressMode::Full`], but never more than two seats among themselves.
    #[sea_orm(string_value = "pairs")]
    Pairs,
    /// In the hall only.
    #[sea_orm(string_value = "public")]
    PublicOnly,
    /// Nobody speaks.
    #[sea_orm(string_value = "none")]
    None,
}

/// When the players may speak while the game runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum PressTime {
    #[default]
    #[sea_orm(string_value = "always")]
    Always,
    /// While the game says that they plan.
    #[sea_orm(string_value = "planning")]
    PlanningOnly,
}

/// Whether those at a table know who the others are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Masks {
    /// They do.
    #[default]
    #[sea_orm(string_value = "none")]
    None,
    /// Once the game is over.
    #[sea_orm(string_value = "until_end")]
    UntilEnd,
    /// Never.
    #[sea_orm(string_value = "for_ever")]
    ForEver,
}

/// How late those who do not sit at a table see what happens there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Delay {
    /// At once.
    #[default]
    #[sea_orm(string_value = "none")]
    None,
    /// While the game runs, no more than what there was when the round began.
    #[sea_orm(string_value = "round")]
    Round,
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
    pub seq: i64,
    pub created_at: i64,
    /// Of a game that is over: when it ended.
    pub changed_at: i64,
    pub pace: String,
    pub paused_at: Option<i64>,
    pub press: PressMode,
    pub press_time: PressTime,
    pub language: Tongue,
    pub least: Reliability,
    pub description: String,
    pub house_rules: String,
    pub verdict: Option<Verdict>,
    pub masks: Masks,
    pub delay: Delay,
    pub stakes: Stakes,
}

/// What decides whether names are told, without the rest of a table.
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
