//! A change to the seats of a gathering table: decided on values, then written with its revision,
//! and told after the commit.

use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, QuerySelect, Set};

use super::admission::Standing;
use crate::accounts::refuse_namesake;
use crate::chat::keep_reported_table;
use crate::database::Transaction;
use crate::entities::guest::Welcome;
use crate::entities::{seat, table};
use crate::spawn_detached;
use crate::tables::creating::{origin, people};
use crate::tables::lobby::welcome;
use crate::tables::play::begin_if_complete;
use crate::{Error, Platform, TableId, UserId};

/// The state that the table is left in.
pub enum After {
    Same,
    Changed,
    /// Changed: this person was sent away, with these words.
    SentAway(UserId, String),
    /// Nobody needs it any more.
    Gone,
}

/// Lets `decide` change the table's owner and seats, and writes what it changed. It is told how
/// whoever asks for it stands to the table at that instant.
pub async fn change<F>(
    platform: &Platform,
    by: UserId,
    table: TableId,
    decide: F,
) -> Result<(), Error>
where
    F: FnOnce(&mut table::Model, &mut [seat::Model], Standing) -> Result<After, Error>
        + Send
        + 'static,
{
    let platform = platform.clone();
    spawn_detached(async move {
        let _alone = platform.locks().lock(table).await;
        let tx = platform.database().write().await?;
        let changed = change_within(&platform, &tx, (by, table), decide).await?;
        if changed.is_empty() {
            return Ok(());
        }
        platform.hub().commit(tx, changed).await
    })
    .await
}

/// The same in a transaction of whoever holds the table's lock. Returns the tables that it changes, with the
/// revisions that it makes: this one, and the one whose rematch it is.
pub async fn change_within<F>(
    platform: &Platform,
    tx: &Transaction,
    (by, table): (UserId, TableId),
    decide: F,
) -> Result<Vec<(TableId, i64)>, Error>
where
    F: FnOnce(&mut table::Model, &mut [seat::Model], Standing) -> Result<After, Error>,
{
    let row = table::Entity::find_by_id(table)
        .lock_exclusive()
        .one(tx)
        .await?;
    let mut row = row.ok_or(Error::NoSuchTable)?;
    let before = seat::of(tx, table).await?;
    let mut after = before.clone();
    let standing = Standing::of(tx, (table, by), (&before, platform.now())).await?;
    let seq = match decide(&mut row, &mut after, standing)? {
        After::Same => return Ok(Vec::new()),
        After::Changed => {
            let sits = |seats: &[seat::Model]| seats.iter().any(|it| it.user_id == Some(by));
            if sits(&after) && !sits(&before) {
                refuse_namesake(tx, (by, table), platform.now()).await?;
            }
            write(tx, &before, &after, row.seq + 1).await?;
            begin_if_complete(platform, tx, row, by).await?
        }
        After::SentAway(person, words) => {
            write(tx, &before, &after, row.seq + 1).await?;
            let now = platform.now();
            welcome(tx, (table, person), (Welcome::SentAway, words), now).await?;
            begin_if_complete(platform, tx, row, by).await?
        }
        After::Gone => {
            after.clear();
            keep_reported_table(tx, table).await?;
            table::Entity::delete_by_id(table).exec(tx).await?;
            row.seq + 1
        }
    };
    let mut changed = vec![(table, seq)];
    let moved: Vec<UserId> = people(&before)
        .symmetric_difference(&people(&after))
        .copied()
        .collect();
    if !moved.is_empty() {
        changed.extend(origin(tx, table, &moved).await?);
    }
    Ok(changed)
}

/// Writes the seats that have changed, with the revision that this makes.
async fn write(
    tx: &Transaction,
    before: &[seat::Model],
    after: &[seat::Model],
    seq: i64,
) -> Result<(), Error> {
    let changed = before.iter().zip(after).filter(|(old, new)| old != new);
    for (_, row) in changed {
        let seat = seat::ActiveModel {
            holder: Set(row.holder),
            user_id: Set(row.user_id),
            since: Set(seq),
            confirmed: Set(row.confirmed),
            confirmed_until: Set(row.confirmed_until),
            ..row.clone().into_active_model()
        };
        seat.update(tx).await?;
    }
    Ok(())
}
