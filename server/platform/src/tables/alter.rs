//! A change to a running table that answers nothing: who sits where, how much time there is.

use std::future::Future;
use std::pin::Pin;

use sea_orm::{EntityTrait, QuerySelect, Set, Unchanged};

use crate::database::Transaction;
use crate::entities::table;
use crate::spawn_detached;
use crate::tables::model::Status;
use crate::{Error, Platform, TableId};

pub type Work<'a> = Pin<Box<dyn Future<Output = Result<After, Error>> + Send + 'a>>;

/// The answer to whether anything has changed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum After {
    Same,
    Changed,
}

/// Lets `work` change a running table, alone and in one transaction, at the instant it is given;
/// afterwards the table has a new revision, and the hub tells of it.
pub async fn alter<F>(platform: &Platform, table: TableId, work: F) -> Result<(), Error>
where
    F: for<'a> FnOnce(&'a Transaction, &'a mut table::Model, i64) -> Work<'a> + Send + 'static,
{
    let platform = platform.clone();
    spawn_detached(async move {
        let _alone = platform.locks().lock(table).await;
        let tx = platform.database().write().await?;
        let row = table::Entity::find_by_id(table)
            .lock_exclusive()
            .one(&tx)
            .await?;
        let mut row = row.ok_or(Error::NoSuchTable)?;
        let running = row.status == Status::Running;
        // While others had the table, the clock may have been set.
        let now = platform.now();
        let after = work(&tx, &mut row, now).await?;
        if !running {
            return Err(Error::NotRunning);
        }
        if after == After::Same {
            return Ok(());
        }
        let seq = row.seq + 1;
        let changed = table::ActiveModel {
            id: Unchanged(table),
            seq: Set(seq),
            status: Set(row.status),
            verdict: Set(row.verdict),
            undo: Set(row.undo),
            paused_at: Set(row.paused_at),
            changed_at: Set(now),
            ..Default::default()
        };
        table::Entity::update(changed).exec(&tx).await?;
        platform.hub().commit(tx, [(table, seq)]).await
    })
    .await
}
