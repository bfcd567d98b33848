//! Whether this build still leads where the stored games say that they went.

use std::collections::HashMap;

use sea_orm::sea_query::Query;
use sea_orm::{ColumnTrait, Condition, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use tabletop::AnyGame;
use tokio::task::spawn_blocking;

use crate::database::Transaction;
use crate::entities::{entry, keyframe, packed, pending, seat, table};
use crate::tables::log::{Rows, again, anew, same};
use crate::tables::model::Status;
use crate::tables::rules::{consult, game_of};
use crate::{Error, Platform, TableId};

/// What came of playing a stored game again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// How many entries were looked at.
    pub entries: usize,
    pub fault: Option<Fault>,
}

/// Where a stored game and this build part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The rules lead from the revision before to another state than the stored one.
    Revision(i64),
    /// The last entry is not the state that the table goes on from.
    State,
    /// The stored questions are not those that the state asks.
    Questions,
    /// No game of this kind and shape is registered here.
    Unknown,
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
    let ids = tables
        .order_by_asc(table::Column::CreatedAt)
        .into_tuple()
        .all(platform.database().reader())
        .await?;
    Ok(ids)
}

/// Plays a table again from its start, entry by entry, and compares every state with the hash that
/// was stored with it.
///
/// # Errors
/// [`Error::NoSuchTable`]; what does not fit is no error, but the result.
pub async fn check(platform: &Platform, table: TableId) -> Result<Checked, Error> {
    let tx = platform.database().snapshot().await?;
    let mut table = table::Entity::find_by_id(table)
        .one(&tx)
        .await?
        .ok_or(Error::NoSuchTable)?;
    let rows = Rows::of(&tx, &mut table).await?;
    let stored = Stored {
        entries: rows.entries(&tx, (0, i64::MAX)).await?,
        kept: rows.states(&tx, (0, i64::MAX)).await?,
        seats: seat::of(&tx, table.id).await?.len(),
        open: open(&tx, table.id).await?,
        table,
    };
    tx.commit().await?;
    let platform = platform.clone();
    // A whole game is played, which takes the rules a while.
    let played = spawn_blocking(move || {
        let entries = stored.entries.len();
        let fault = match game_of(&platform, &stored.table) {
            Ok(game) => fault(game, stored)?,
            Err(_) => Some(Fault::Unknown),
        };
        Ok(Checked { entries, fault })
    });
    played.await.map_err(Error::internal)?
}

/// All that is to fit together.
struct Stored {
    table: table::Model,
    entries: Vec<entry::Model>,
    kept: Vec<keyframe::Model>,
    seats: usize,
    /// The open questions, in the order of their numbers.
    open: Vec<i64>,
}

async fn open(tx: &Transaction, table: TableId) -> Result<Vec<i64>, Error> {
    let open = pending::Entity::find()
        .select_only()
        .column(pending::Column::Decision)
        .filter(pending::Column::TableId.eq(table))
        .order_by_asc(pending::Column::Decision);
    Ok(open.into_tuple().all(tx).await?)
}

fn fault(game: &dyn AnyGame, stored: Stored) -> Result<Option<Fault>, Error> {
    let Stored { table, kept, .. } = stored;
    // The states that were kept, by the revision that left them.
    let kept: HashMap<i64, String> = kept.into_iter().map(|it| (it.seq, it.state.0)).collect();
    let mut reached: Option<String> = None;
    for entry in &stored.entries {
        let played = match &reached {
            Some(state) => again(game, state, entry),
            None => anew(game, &table, stored.seats, entry),
        };
        // What answers nothing cannot be played again: an undo, a position that was imported.
        let given = || kept.get(&entry.seq).filter(|it| same(it, entry)).cloned();
        let state = match played {
            Some(state) => Some(state),
            None if entry.decision.is_none() => given(),
            None => None,
        };
        if state.is_none() {
            return Ok(Some(Fault::Revision(entry.seq)));
        }
        reached = state;
    }
    if reached.as_ref() != table.state.as_ref().map(|it| &it.0) {
        return Ok(Some(Fault::State));
    }
    let asked = match &reached {
        // A vote that ends a game takes its questions away.
        Some(state) if table.verdict.is_none() => consult(&table.kind, || game.waiting(state))?,
        Some(_) | None => Vec::new(),
    };
    let mut asked: Vec<i64> = asked.iter().map(|it| it.decision.0.into()).collect();
    asked.sort_unstable();
    Ok((asked != stored.open).then_some(Fault::Questions))
}
