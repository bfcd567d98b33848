//! One step of a game, stored whole: the entry, the state after it and the open questions,
//! in one transaction.

use sea_orm::{ColumnTrait, EntityTrait, ExprTrait, IntoActiveModel, QueryFilter, Set};
use tabletop::{DecisionId, Outcome, Seat, Turn};

use crate::accounts::{observe, release};
use crate::database::{Batch, Transaction};
use crate::entities::seat_holder::JoinReason;
use crate::entities::{SHAPE, Secret, entry, keyframe, seat, seat_holder, table, vote};
use crate::notices::{Stepped, stepped};
use crate::profiles;
use crate::tables::clocks::{Asked, By, Clocks, Trigger, ask, counted, ended};
use crate::tables::log::{due, keep};
use crate::tables::model::Status;
use crate::tables::snapshot::CachedTable;
use crate::{Error, UserId, random};

/// The step that the rules have made of an answer, a start or an undo.
pub struct Step {
    pub kind: StepKind,
    /// The person behind it; `None` for the computer and the clock.
    pub by: Option<UserId>,
    /// Milliseconds since 1970.
    pub at: i64,
    pub turn: Turn,
}

pub enum StepKind {
    /// The start of a game.
    Start,
    /// A game taken up in the middle: the position as JSON text.
    Position(String),
    /// The answer to a question: whose, and how.
    Answer {
        seat: Seat,
        decision: DecisionId,
        action: String,
        by: By,
    },
    /// The taking back of an answer: whose, and which entry brought it.
    Undo { seat: Seat, entry: i64 },
}

impl StepKind {
    const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Start | Self::Position(_) => None,
            Self::Answer { seat, .. } | Self::Undo { seat, .. } => Some(*seat),
        }
    }

    const fn trigger(&self) -> Trigger {
        match self {
            Self::Start | Self::Position(_) => Trigger::None,
            Self::Answer {
                seat, decision, by, ..
            } => Trigger::Answer(*seat, *decision, *by),
            Self::Undo { seat, entry } => Trigger::Undo(*seat, *entry),
        }
    }
}

/// Writes the step as the next revision of a table that is `known` and has these seats. Returns
/// what is known of it then, which holds once the transaction has been committed; `None`, with
/// nothing written, if somebody else has changed the table since it was read.
pub async fn store(
    tx: &Transaction,
    (known, seats): (&CachedTable, &[seat::Model]),
    step: Step,
) -> Result<Option<CachedTable>, Error> {
    let table = &known.table;
    let Step { kind, by, at, turn } = step;
    let seq = table.seq + 1;
    let state_hash = random::sha256(turn.state.as_bytes());
    let answers = matches!(kind, StepKind::Answer { .. });
    // What answers nothing cannot be played again: the start, and whatever takes the game back.
    let kept = !answers || due(&known.frames, seq, turn.chapter);
    let kept = kept.then(|| turn.state.clone());
    let over = turn.waiting.is_empty();
    let began = matches!(kind, StepKind::Start);
    let may_undo = answers && by.is_some() && turn.barrier.is_none() && !over;
    let after = table::Model {
        seq,
        status: if over { Status::Over } else { Status::Running },
        state: Some(Secret(turn.state)),
        undo: table.state.clone().filter(|_| may_undo),
        changed_at: at,
        ..table.clone()
    };
    if !write_table(tx, table.seq, &after).await? {
        return Ok(None);
    }
    if matches!(kind, StepKind::Start | StepKind::Position(_)) {
        let holders = seats.iter().filter_map(|it| Some((it.user_id?, it.seat)));
        seat_holder::remember(tx, (table.id, JoinReason::First), holders).await?;
    }
    let rolls = serde_json::to_string(&turn.rolls).map_err(Error::internal)?;
    let seat = kind.seat().map(|it| it.0.into());
    let trigger = kind.trigger();
    let asked = match trigger {
        Trigger::Answer(_, decision, _) => known.asked(decision),
        Trigger::None | Trigger::Undo(..) => None,
    };
    let owed = asked.filter(|it| it.required);
    let event = counted((table, seats, at), owed, trigger)?;
    let (decision, action, undoes) = match kind {
        StepKind::Start => (None, None, None),
        StepKind::Position(text) => (None, Some(Secret(text)), None),
        StepKind::Answer {
            decision, action, ..
        } => (Some(decision.0.into()), Some(Secret(action)), None),
        StepKind::Undo { entry, .. } => (None, None, Some(entry)),
    };
    let entry = entry::Model {
        table_id: table.id,
        seq,
        shape: SHAPE,
        seat,
        decision,
        action,
        rolls: Secret(rolls),
        events: Secret(list(&turn.events)),
        state_hash,
        at,
        by,
        clock: matches!(trigger, Trigger::Answer(_, _, By::Clock)),
        asked_at: asked.map(|it| it.asked_at),
        deadline: asked.and_then(|it| it.deadline),
        undoes,
    };
    let row = entry.clone().into_active_model();
    let mut batch = Batch::of(tx);
    batch.add(&entry::Entity::insert(row));
    let frame = kept.as_ref().map(|_| keyframe::Mark {
        seq,
        chapter: turn.chapter.into(),
    });
    if let Some(state) = kept {
        keep(&mut batch, (table.id, seq), turn.chapter, state);
    }
    let clocks = Clocks::at(table, seats.to_vec(), at)?;
    let questions = (known.open.as_slice(), turn.waiting.as_slice());
    let Asked { open, handovers } =
        ask(&mut batch, (table, at), clocks, questions, trigger).await?;
    batch.write().await?;
    if let Some((person, observed)) = event {
        observe(tx, table, person, observed).await?;
    }
    if over {
        let ranked = (turn.roles.as_slice(), turn.outcome.as_ref());
        end(tx, table, ranked, at).await?;
    }
    // Whose answer was stored beforehand need not be there to see what comes of it.
    let there = !matches!(trigger, Trigger::Answer(_, _, By::Standing));
    let step = Stepped {
        table: table.id,
        seq,
        at,
        shown: table.paused_at.map_or(at, |it| std::cmp::min(it, at)),
        by: by.filter(|_| there),
        seats,
        before: &known.open,
        open: &open,
        began,
        over,
        contested: &turn.contested,
    };
    stepped(tx, step).await?;
    Ok(Some(known.after(after, (entry, frame), (open, handovers))))
}

/// Writes down what the end of a game brings with it.
async fn end(
    tx: &Transaction,
    table: &table::Model,
    ranked: (&[String], Option<&Outcome>),
    at: i64,
) -> Result<(), Error> {
    // As the last answer has left them.
    let seats = seat::of(tx, table.id).await?;
    ended(tx, table, &seats).await?;
    release(tx, table, at).await?;
    profiles::ended(tx, table, ranked, at).await?;
    vote::close_all(tx, table.id).await?;
    Ok(())
}

/// Writes what a step changes of its table; `false` if that is not at the revision `before` any more.
async fn write_table(tx: &Transaction, before: i64, after: &table::Model) -> Result<bool, Error> {
    let changed = table::ActiveModel {
        seq: Set(after.seq),
        status: Set(after.status),
        state: Set(after.state.clone()),
        undo: Set(after.undo.clone()),
        changed_at: Set(after.changed_at),
        ..Default::default()
    };
    let unchanged = table::Column::Id
        .eq(after.id)
        .and(table::Column::Seq.eq(before));
    let written = table::Entity::update_many()
        .set(changed)
        .filter(unchanged)
        .exec(tx)
        .await?;
    Ok(written.rows_affected > 0)
}

/// A JSON list of texts that are JSON themselves.
fn list(events: &[String]) -> String {
    format!("[{}]", events.join(","))
}
