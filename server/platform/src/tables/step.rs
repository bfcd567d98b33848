//! One step of a game, stored whole: the entry, the state after it and the open questions,
//! in one transaction.

use std::collections::HashSet;

use sea_orm::{
    ActiveModelTrait, ColumnTrait, DatabaseTransaction, EntityTrait, ExprTrait, QueryFilter, Set,
};
use tabletop::{DecisionId, Seat, Turn, Waiting};

use super::Status;
use super::keyframes::{due, keep};
use crate::entities::{SHAPE, Secret, entry, pending, table};
use crate::{Error, TableId, UserId, random};

/// What the rules have made of a deed.
pub struct Step {
    pub deed: Deed,
    /// The person behind it; `None` for the computer.
    pub by: Option<UserId>,
    /// Milliseconds since 1970.
    pub at: i64,
    pub turn: Turn,
}

pub enum Deed {
    /// The start of a game.
    Start,
    /// A game taken up in the middle: the position as JSON text.
    Position(String),
    /// Whose question was answered, and how.
    Answer {
        seat: Seat,
        decision: DecisionId,
        action: String,
    },
    /// Whose answer was taken back, and which entry brought it.
    Undo { seat: Seat, entry: i64 },
}

impl Deed {
    const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Start | Self::Position(_) => None,
            Self::Answer { seat, .. } | Self::Undo { seat, .. } => Some(*seat),
        }
    }
}

/// Writes the step as the next revision of `table`, and returns that revision; `None`, with
/// nothing written, if somebody else has changed the table since it was read.
pub async fn store(
    tx: &DatabaseTransaction,
    table: &table::Model,
    step: Step,
) -> Result<Option<i64>, Error> {
    let Step { deed, by, at, turn } = step;
    let seq = table.seq + 1;
    let state_hash = random::sha256(turn.state.as_bytes());
    // What answers nothing cannot be played again: the start, and whatever takes the game back.
    let kept = !matches!(deed, Deed::Answer { .. }) || due(tx, table.id, seq, turn.chapter).await?;
    let kept = kept.then(|| turn.state.clone());
    let over = turn.waiting.is_empty();
    let may_undo = match deed {
        Deed::Start | Deed::Position(_) | Deed::Undo { .. } => false,
        Deed::Answer { .. } => by.is_some() && turn.barrier.is_none() && !over,
    };
    let after = table::ActiveModel {
        seq: Set(seq),
        status: Set(if over { Status::Over } else { Status::Running }),
        state: Set(Some(Secret(turn.state))),
        undo: Set(table.state.clone().filter(|_| may_undo)),
        changed_at: Set(at),
        ..Default::default()
    };
    let unchanged = table::Column::Id
        .eq(table.id)
        .and(table::Column::Seq.eq(table.seq));
    let written = table::Entity::update_many()
        .set(after)
        .filter(unchanged)
        .exec(tx)
        .await?;
    if written.rows_affected == 0 {
        return Ok(None);
    }
    let rolls = serde_json::to_string(&turn.rolls).map_err(Error::internal)?;
    let seat = deed.seat().map(|it| it.0.into());
    let (decision, action, undoes) = match deed {
        Deed::Start => (None, None, None),
        Deed::Position(text) => (None, Some(Secret(text)), None),
        Deed::Answer {
            decision, action, ..
        } => (Some(decision.0.into()), Some(Secret(action)), None),
        Deed::Undo { entry, .. } => (None, None, Some(entry)),
    };
    let entry = entry::ActiveModel {
        table_id: Set(table.id),
        seq: Set(seq),
        shape: Set(SHAPE),
        seat: Set(seat),
        decision: Set(decision),
        action: Set(action),
        rolls: Set(Secret(rolls)),
        events: Set(Secret(list(&turn.events))),
        state_hash: Set(state_hash),
        at: Set(at),
        by: Set(by),
        undoes: Set(undoes),
    };
    entry.insert(tx).await?;
    if let Some(state) = kept {
        keep(tx, (table.id, seq), turn.chapter, state).await?;
    }
    ask(tx, table.id, &turn.waiting, at).await?;
    Ok(Some(seq))
}

/// A JSON list of texts that are JSON themselves.
fn list(events: &[String]) -> String {
    format!("[{}]", events.join(","))
}

/// Makes the open questions be these; one that stays open keeps the instant it was asked.
async fn ask(
    tx: &DatabaseTransaction,
    table: TableId,
    waiting: &[Waiting],
    at: i64,
) -> Result<(), Error> {
    let open = || pending::Entity::find().filter(pending::Column::TableId.eq(table));
    let asked: HashSet<i64> = open().all(tx).await?.iter().map(|it| it.decision).collect();
    let now: HashSet<i64> = waiting.iter().map(|it| it.decision.0.into()).collect();
    let closed: Vec<i64> = asked.difference(&now).copied().collect();
    if !closed.is_empty() {
        pending::Entity::delete_many()
            .filter(pending::Column::TableId.eq(table))
            .filter(pending::Column::Decision.is_in(closed))
            .exec(tx)
            .await?;
    }
    let new = waiting
        .iter()
        .filter(|it| !asked.contains(&i64::from(it.decision.0)));
    let rows: Vec<_> = new
        .map(|it| pending::ActiveModel {
            table_id: Set(table),
            decision: Set(it.decision.0.into()),
            seat: Set(it.seat.0.into()),
            required: Set(it.required),
            asked_at: Set(at),
        })
        .collect();
    if !rows.is_empty() {
        pending::Entity::insert_many(rows)
            .exec_without_returning(tx)
            .await?;
    }
    Ok(())
}
