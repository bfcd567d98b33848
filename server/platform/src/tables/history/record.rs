//! The record of a game: all of its log but what was taken back, in the game's own notation, with
//! every secret in it.

use std::collections::HashSet;

use sea_orm::EntityTrait;
use tabletop::{DecisionId, Entry, Record};

use crate::damage::damaged;
use crate::database::Transaction;
use crate::entities::{SHAPE, entry, number, seat, table};
use crate::tables::log::Rows;
use crate::tables::model::Status;
use crate::tables::rules::wished;
use crate::tables::rules::{consult, game_of};
use crate::tables::visibility::admits;
use crate::{Error, Platform, TableId, UserId};

/// The record of a game that is over, for whoever may see the table. `None` while it may hold a
/// secret, that is until the end, for games without a notation and for those imported in the middle.
///
/// # Errors
/// [`Error::NoSuchTable`], also when the viewer may not know of it.
pub async fn record(
    platform: &Platform,
    viewer: Option<UserId>,
    table: TableId,
    invitation: Option<&str>,
) -> Result<Option<String>, Error> {
    let tx = platform.database().snapshot().await?;
    let (table, rows) = find(&tx, table).await?;
    let seats = seat::of(&tx, table.id).await?;
    if !admits(&tx, &table, &seats, (viewer, invitation)).await? {
        return Err(Error::NoSuchTable);
    }
    if table.status != Status::Over {
        return Ok(None);
    }
    written(platform, &tx, (&table, &rows), seats.len()).await
}

/// The record of any game that has begun, for the operator alone. `None` before that, for games
/// without a notation and for those imported in the middle.
///
/// # Errors
/// [`Error::NoSuchTable`].
pub async fn export(platform: &Platform, table: TableId) -> Result<Option<String>, Error> {
    let tx = platform.database().snapshot().await?;
    let (table, rows) = find(&tx, table).await?;
    let seats = seat::of(&tx, table.id).await?;
    written(platform, &tx, (&table, &rows), seats.len()).await
}

async fn find(tx: &Transaction, table: TableId) -> Result<(table::Model, Rows), Error> {
    let found = table::Entity::find_by_id(table).one(tx).await?;
    let mut table = found.ok_or(Error::NoSuchTable)?;
    let rows = Rows::of(tx, &mut table).await?;
    Ok((table, rows))
}

async fn written(
    platform: &Platform,
    tx: &Transaction,
    (table, rows): (&table::Model, &Rows),
    seats: usize,
) -> Result<Option<String>, Error> {
    let entries = rows.entries(tx, (0, i64::MAX)).await?;
    let Some((start, steps)) = entries.split_first() else {
        return Ok(None);
    };
    if start.action.is_some() {
        // Laid in the middle of a game that nobody has played up to there.
        return Ok(None);
    }
    let undone: HashSet<i64> = steps.iter().filter_map(|it| it.undoes).collect();
    let answers = steps
        .iter()
        .filter(|it| it.undoes.is_none() && !undone.contains(&it.seq));
    let game = game_of(platform, table)?;
    let record = Record {
        setup: wished(game, table)?,
        seats: u8::try_from(seats).map_err(Error::internal)?,
        opening: rolls(start)?,
        log: answers.map(answer).collect::<Result<_, _>>()?,
    };
    consult(&table.kind, || game.transcript(&record))
}

fn answer(entry: &entry::Model) -> Result<Entry<String>, Error> {
    let (Some(seat), Some(decision), Some(action)) = (entry.seat, entry.decision, &entry.action)
    else {
        return Err(unreadable(entry));
    };
    Ok(Entry {
        seat: number(seat),
        decision: DecisionId(decision.try_into().map_err(|_| unreadable(entry))?),
        action: action.0.clone(),
        rolls: rolls(entry)?,
    })
}

fn rolls(entry: &entry::Model) -> Result<Vec<u32>, Error> {
    if entry.shape != SHAPE {
        return Err(unreadable(entry));
    }
    serde_json::from_str(&entry.rolls.0).map_err(|_| unreadable(entry))
}

fn unreadable(entry: &entry::Model) -> Error {
    // Without the parser's complaint, which may quote a secret.
    damaged(format_args!("entry {} does not read", entry.seq))
}
