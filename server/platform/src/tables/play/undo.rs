//! Taking an answer back: an entry of its own, up to the barrier.
//!
#![doc = include_str!("undo.md")]

use sea_orm::EntityTrait;
use tabletop::Seat;

use super::answer::TRIES;
use super::step::{Step, StepKind, store};
use crate::entities::{entry, number, seat};
use crate::spawn_detached;
use crate::tables::model::{Fate, LastAnswer, Receipt, Status};
use crate::tables::rules::{consult, game_of};
use crate::tables::snapshot::CachedTable;
use crate::tables::visibility::may_see;
use crate::{Error, Platform, TableId, UserId};

/// The number of times that a seat may think again before an answer has to stay: history keeps each time.
const MOST: usize = 20;

/// Takes back the answer that made revision `seq`, if it is the table's last one and this
/// person's, who still has its seat, nothing was rolled or revealed by it, it was not the last of
/// several secret ones, and its seat has not taken back too many in a row. The history keeps it;
/// what it answered is asked again, under a new id.
///
/// The same request again returns the same receipt. A seat that is named has to be theirs, though
/// another one of theirs may have answered: what is done is told to whoever looks as that seat.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NotRunning`], [`Error::NotYours`],
/// [`Error::Final`].
pub async fn undo(
    platform: &Platform,
    who: (UserId, Option<Seat>),
    table: TableId,
    seq: i64,
) -> Result<Receipt, Error> {
    let platform = platform.clone();
    spawn_detached(async move {
        let _alone = platform.locks().lock(table).await;
        for _ in 0..TRIES {
            if let Some(receipt) = attempt(&platform, who, table, seq).await? {
                return Ok(receipt);
            }
        }
        Err(Error::Final)
    })
    .await
}

/// `None` when another process has changed the table in between.
async fn attempt(
    platform: &Platform,
    (user, looks): (UserId, Option<Seat>),
    table: TableId,
    seq: i64,
) -> Result<Option<Receipt>, Error> {
    let db = platform.database();
    let now = platform.table_cache().look(platform, table).await?;
    let (table, seats) = (&now.known.table, &now.people.seats);
    if !may_see(table, seats, Some(user), None) {
        return Err(Error::NoSuchTable);
    }
    let mine = seat::held(seats, Some(user));
    if mine.is_empty() || looks.is_some_and(|it| !mine.contains(&it)) {
        return Err(Error::NotSeated);
    }
    let past = &now.known.past;
    if let Some(before) = past.undone.iter().find(|it| it.entry == seq) {
        return if past.undone_by(before.seq) == Some(user) {
            // As with an answer that was given before.
            platform.hub().tell((table.id, table.seq));
            Ok(Some(Receipt { seq: before.seq }))
        } else {
            Err(Error::NotYours)
        };
    }
    let (Status::Running, Some(state)) = (table.status, &table.state) else {
        return Err(Error::NotRunning);
    };
    let answered = entry::Entity::find_by_id((table.id, seq));
    let answered = answered.one(db.reader()).await?.ok_or(Error::Final)?;
    let seat = answered.seat.ok_or(Error::Final)?;
    let held = |it: &seat::Model| it.user_id == Some(user) && it.seat == seat;
    if answered.by != Some(user) || !seats.iter().any(held) {
        return Err(Error::NotYours);
    }
    let before = table.undo.as_ref().ok_or(Error::Final)?;
    if past.last() != Some(seq) || past.taken_back(number(seat), seq) >= MOST {
        return Err(Error::Final);
    }
    let game = game_of(platform, table)?;
    // What an earlier version has stored may be the state before the last of several secret answers.
    if consult(&table.kind, || game.completes(&before.0, &state.0))? {
        return Err(Error::Final);
    }
    let turn = consult(&table.kind, || game.undo(&before.0, &state.0))?;
    let step = Step {
        kind: StepKind::Undo {
            seat: number(seat),
            entry: seq,
        },
        by: Some(user),
        at: platform.now(),
        turn,
    };
    let tx = db.write().await?;
    let Some(after) = store(&tx, (&now.known, seats), step).await? else {
        return Ok(None);
    };
    let seq = after.table.seq;
    platform.hub().commit(tx, [(table.id, seq)]).await?;
    tracing::debug!(table = %table.id, seq, seat, "taken back");
    Ok(Some(Receipt { seq }))
}

/// The last answer that this person has given for this seat, while the game runs.
pub fn last_answer(
    known: &CachedTable,
    (viewer, seat): (Option<UserId>, Option<Seat>),
) -> Option<LastAnswer> {
    let running = known.table.status == Status::Running;
    let seat = seat.filter(|_| running)?;
    let given = known.past.given(seat)?;
    let newest = known.past.last() == Some(given.seq);
    (given.by == viewer).then_some(LastAnswer {
        seq: given.seq,
        fate: match (newest, &known.table.undo) {
            (false, _) => Fate::Overtaken,
            (true, None) if given.rolled => Fate::Rolled,
            (true, None) => Fate::Final,
            (true, Some(_)) if known.past.taken_back(seat, given.seq) >= MOST => Fate::TooOften,
            (true, Some(_)) => Fate::Open,
        },
    })
}
