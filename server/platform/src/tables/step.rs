//! One step of a game, stored whole: the entry, the state after it and the open questions,
//! in one transaction.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, DatabaseTransaction, EntityTrait, ExprTrait, QueryFilter, Set,
};
use tabletop::{DecisionId, Seat, Turn};

use super::Status;
use super::clocks::{By, Hand, ask, open};
use super::conduct;
use super::keyframes::{due, keep};
use crate::accounts::{observe, release};
use crate::entities::held::Came;
use crate::entities::{SHAPE, Secret, entry, held, seat, table, vote};
use crate::fame;
use crate::notices::{Stepped, stepped};
use crate::{Error, UserId, random};

/// What the rules have made of a deed.
pub struct Step {
    pub deed: Deed,
    /// The person behind it; `None` for the computer and the clock.
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
        by: By,
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

    const fn hand(&self) -> Hand {
        match self {
            Self::Start | Self::Position(_) => Hand::None,
            Self::Answer {
                seat, decision, by, ..
            } => Hand::Answer(*seat, *decision, *by),
            Self::Undo { seat, entry } => Hand::Undo(*seat, *entry),
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
    let began = matches!(deed, Deed::Start);
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
    if matches!(deed, Deed::Start | Deed::Position(_)) {
        let seats = seat::of(tx, table.id).await?;
        let holders = seats.iter().filter_map(|it| Some((it.user_id?, it.seat)));
        held::remember(tx, (table.id, Came::First), holders).await?;
    }
    let rolls = serde_json::to_string(&turn.rolls).map_err(Error::internal)?;
    let seat = deed.seat().map(|it| it.0.into());
    let hand = deed.hand();
    let open = open(tx, table.id).await?;
    let asked = match hand {
        Hand::Answer(_, decision, _) => open.iter().find(|it| it.decision == i64::from(decision.0)),
        Hand::None | Hand::Undo(..) => None,
    };
    let owed = asked.filter(|it| it.required);
    let counted = conduct::counted(tx, (table, at), owed, hand).await?;
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
        clock: Set(matches!(hand, Hand::Answer(_, _, By::Clock))),
        asked_at: Set(asked.map(|it| it.asked_at)),
        deadline: Set(asked.and_then(|it| it.deadline)),
        undoes: Set(undoes),
    };
    entry.insert(tx).await?;
    if let Some(state) = kept {
        keep(tx, (table.id, seq), turn.chapter, state).await?;
    }
    let before = open.iter().map(|it| it.decision).collect();
    ask(tx, (table, at), (open, &turn.waiting), hand).await?;
    if let Some((person, deed)) = counted {
        observe(tx, table, person, deed).await?;
    }
    if over {
        conduct::ended(tx, table).await?;
        release(tx, table, at).await?;
        fame::ended(tx, table, (&turn.roles, turn.outcome.as_ref()), at).await?;
        vote::close_all(tx, table.id).await?;
    }
    // Whose answer was laid down beforehand need not be there to see what comes of it.
    let there = !matches!(hand, Hand::Answer(_, _, By::Standing));
    let step = Stepped {
        table: table.id,
        seq,
        at,
        shown: table.paused_at.map_or(at, |it| std::cmp::min(it, at)),
        by: by.filter(|_| there),
        before: &before,
        began,
        over,
        contested: &turn.contested,
    };
    stepped(tx, step).await?;
    Ok(Some(seq))
}

/// A JSON list of texts that are JSON themselves.
fn list(events: &[String]) -> String {
    format!("[{}]", events.join(","))
}
