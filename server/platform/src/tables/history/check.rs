//! The check that this build still leads where the stored games say that they went.

mod fault;
mod replay;

use std::collections::HashMap;

use sea_orm::sea_query::Query;
use sea_orm::{ColumnTrait, Condition, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use serde_json::Value;
use tabletop::{AnyGame, OpenQuestion, Seat};
use tokio::task::spawn_blocking;

use crate::damage::readable_ids;
use crate::entities::{entry, keyframe, packed, pending, seat, table};
use crate::tables::log::Rows;
use crate::tables::model::Status;
use crate::tables::rules::{consult, game_of, wished};
use crate::tables::seed::seed_of;
use crate::{Error, Platform, TableId};
pub use fault::Fault;
use replay::Replay;

/// The outcome of playing a stored game again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The number of entries that were looked at.
    pub entries: usize,
    pub fault: Option<Fault>,
}

/// The tables that have begun; with `Status::Running` those that are still being played.
pub async fn begun(platform: &Platform, only: Option<Status>) -> Result<Vec<TableId>, Error> {
    let packed = Query::select()
        .column(packed::Column::TableId)
        .from(packed::Entity)
        .to_owned();
    let begun = Condition::any()
        .add(table::Column::State.is_not_null())
        .add(table::Column::Id.in_subquery(packed));
    let mut tables = table::Entity::find()
        .select_only()
        .column(table::Column::Id)
        .filter(begun);
    if let Some(status) = only {
        tables = tables.filter(table::Column::Status.eq(status));
    }
    let ids = tables.order_by_asc(table::Column::CreatedAt);
    Ok(readable_ids(platform.database().reader(), ids).await?)
}

/// Plays a table again from its start, entry by entry, and compares with it what is stored: the hash of every
/// state, the rolls, which follow from the seed, the events, the states that are kept, and the open questions.
///
/// # Errors
/// [`Error::NoSuchTable`]; what does not fit, or does not read, is no error, but the result.
pub async fn check(platform: &Platform, table: TableId) -> Result<Checked, Error> {
    let stored = match Stored::of(platform, table).await {
        Ok(stored) => stored,
        Err(Error::Damaged) => {
            let fault = Some(Fault::Unreadable);
            return Ok(Checked { entries: 0, fault });
        }
        Err(other) => return Err(other),
    };
    let platform = platform.clone();
    // A whole game is played, which takes the rules a while.
    let played = spawn_blocking(move || {
        let entries = stored.entries.len();
        let fault = match game_of(&platform, &stored.table) {
            Ok(game) => fault(game, stored).err(),
            Err(_) => Some(Fault::Unknown),
        };
        Checked { entries, fault }
    });
    played.await.map_err(Error::internal)
}

/// All that is to fit together.
struct Stored {
    table: table::Model,
    entries: Vec<entry::Model>,
    kept: Vec<keyframe::Model>,
    seats: usize,
    /// The open questions, in the order of their numbers.
    open: Vec<pending::Model>,
}

impl Stored {
    async fn of(platform: &Platform, table: TableId) -> Result<Self, Error> {
        let tx = platform.database().snapshot().await?;
        let row = table::Entity::find_by_id(table).one(&tx).await?;
        let mut table = row.ok_or(Error::NoSuchTable)?;
        let rows = Rows::of(&tx, &mut table).await?;
        let open = pending::Entity::find()
            .filter(pending::Column::TableId.eq(table.id))
            .order_by_asc(pending::Column::Decision);
        let stored = Self {
            entries: rows.entries(&tx, (0, i64::MAX)).await?,
            kept: rows.states(&tx, (0, i64::MAX)).await?,
            seats: seat::of(&tx, table.id).await?.len(),
            open: open.all(&tx).await?,
            table,
        };
        tx.commit().await?;
        Ok(stored)
    }
}

fn fault(game: &dyn AnyGame, stored: Stored) -> Result<(), Fault> {
    let Stored { table, kept, .. } = stored;
    let unreadable = |_| Fault::Unreadable;
    if !reads_whole(game, &table.setup) {
        return Err(Fault::Setup);
    }
    let mut replay = Replay {
        game,
        seed: seed_of(&table).map_err(unreadable)?,
        setup: wished(game, &table).map_err(unreadable)?,
        seats: u8::try_from(stored.seats).map_err(|_| Fault::Unreadable)?,
        before: None,
        reached: None,
    };
    // The states that were kept, by the revision that left them.
    let mut kept: HashMap<i64, keyframe::Model> = kept.into_iter().map(|it| (it.seq, it)).collect();
    for entry in &stored.entries {
        replay.step(entry, kept.remove(&entry.seq).as_ref())?;
    }
    if let Some(seq) = kept.into_keys().min() {
        return Err(Fault::Keyframe(seq));
    }
    if replay.reached.as_ref() != table.state.as_ref().map(|it| &it.0) {
        return Err(Fault::State);
    }
    if table.undo.is_some() && replay.before.as_ref() != table.undo.as_ref().map(|it| &it.0) {
        return Err(Fault::Undo);
    }
    let mut asked = match &replay.reached {
        // A vote that ends a game takes its questions away.
        Some(state) if table.verdict.is_none() => {
            consult(&table.kind, || game.waiting(state)).map_err(unreadable)?
        }
        Some(_) | None => Vec::new(),
    };
    asked.sort_unstable_by_key(|it| it.decision);
    let same = asked.len() == stored.open.len();
    if same && asked.iter().zip(&stored.open).all(is_asked) {
        Ok(())
    } else {
        Err(Fault::Questions)
    }
}

/// Returns true where the game knows everything that a setup says; one of an earlier version may say less
/// than the game would write today.
fn reads_whole(game: &dyn AnyGame, setup: &str) -> bool {
    let parsed = |it: &str| serde_json::from_str::<Value>(it).ok();
    let read = |asked: &[Seat]| {
        let read = consult(game.kind(), || game.ask_always(setup, asked));
        read.ok().and_then(|it| parsed(&it))
    };
    let seats: Vec<Seat> = (0..*game.seats().end()).map(Seat).collect();
    let (Some(stored), Some(read), Some(wished)) = (parsed(setup), read(&[]), read(&seats)) else {
        return false;
    };
    let Value::Object(stored) = stored else {
        return read == stored;
    };
    // The wishes stand beside the setup today and stood in it once: where they stand, the game's word on none
    // of them says nothing.
    stored.iter().all(|(name, stored)| {
        let is_wish = read.get(name) != wished.get(name);
        is_wish || read.get(name).is_some_and(|read| says(read, stored))
    })
}

fn says(all: &Value, part: &Value) -> bool {
    match (all, part) {
        (Value::Object(all), Value::Object(part)) => part
            .iter()
            .all(|(name, part)| all.get(name).is_some_and(|all| says(all, part))),
        (Value::Array(all), Value::Array(part)) => {
            all.len() == part.len() && all.iter().zip(part).all(|(all, part)| says(all, part))
        }
        _ => all == part,
    }
}

/// Returns true where a stored question is this one.
fn is_asked((asked, stored): (&OpenQuestion, &pending::Model)) -> bool {
    i64::from(asked.decision.0) == stored.decision
        && asked.seat == stored.number()
        && asked.required == stored.required
        && pending::Span::from(asked.span) == stored.span
}
