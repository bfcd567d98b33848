//! A line of a table's history: one answer, the chance it drew and what came of it.
//! The first one is the start of the game and answers nothing; nor does one that takes an answer
//! back.

use sea_orm::entity::prelude::*;

use super::Secret;
use crate::{TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "entry")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    /// The table's revision that this entry made.
    #[sea_orm(primary_key, auto_increment = false)]
    pub seq: i64,
    /// The version of `action`, `rolls` and `events`: [`super::SHAPE`].
    pub shape: i32,
    pub seat: Option<i16>,
    /// Unique within the table: a question is answered once.
    pub decision: Option<i64>,
    /// The game's own JSON; in the first entry, the position that was imported, if one was.
    #[sea_orm(column_type = "Text")]
    pub action: Option<Secret>,
    /// JSON list of numbers, in the order drawn.
    #[sea_orm(column_type = "Text")]
    pub rolls: Secret,
    /// JSON list of the game's events, unredacted.
    #[sea_orm(column_type = "Text")]
    pub events: Secret,
    /// SHA-256 of the state after it, hexadecimal.
    pub state_hash: String,
    pub at: i64,
    /// The person who answered; `None` for the computer.
    pub by: Option<UserId>,
    /// True if the clock has answered, for somebody who did not in time.
    pub clock: bool,
    /// The times when the question was asked, and when the clock would have answered it.
    pub asked_at: Option<i64>,
    pub deadline: Option<i64>,
    /// The entry that this one takes back.
    pub undoes: Option<i64>,
}

/// An entry without what was answered and what came of it.
#[derive(Clone, Debug, DerivePartialModel)]
#[sea_orm(entity = "Entity")]
pub struct Mark {
    pub seq: i64,
    pub at: i64,
    pub seat: Option<i16>,
    pub decision: Option<i64>,
    pub by: Option<UserId>,
    pub clock: bool,
    pub undoes: Option<i64>,
    /// True if it holds an answer, or a position that was imported.
    #[sea_orm(from_expr = "Column::Action.is_not_null()")]
    pub acts: bool,
    /// Something was left to chance.
    #[sea_orm(from_expr = "Column::Rolls.ne(NO_ROLLS)")]
    pub rolled: bool,
}

/// The rolls of an answer without any.
const NO_ROLLS: &str = "[]";

impl From<&Model> for Mark {
    fn from(it: &Model) -> Self {
        Self {
            seq: it.seq,
            at: it.at,
            seat: it.seat,
            decision: it.decision,
            by: it.by,
            clock: it.clock,
            undoes: it.undoes,
            acts: it.action.is_some(),
            rolled: it.rolls.0 != NO_ROLLS,
        }
    }
}

/// The revision that it made.
#[derive(Clone, Debug, DerivePartialModel)]
#[sea_orm(entity = "Entity")]
pub struct Revision {
    pub seq: i64,
}

/// The part of an entry that a page tells.
#[derive(Clone, Debug, DerivePartialModel)]
#[sea_orm(entity = "Entity")]
pub struct Shown {
    pub seq: i64,
    pub shape: i32,
    pub at: i64,
    pub events: Secret,
}

impl From<&Model> for Shown {
    fn from(it: &Model) -> Self {
        Self {
            seq: it.seq,
            shape: it.shape,
            at: it.at,
            events: it.events.clone(),
        }
    }
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
