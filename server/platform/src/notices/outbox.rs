//! Sends what waits in the outbox.
//!
//! A row is leased before it is sent and settled after; after a crash in between it is sent again
//! under the same identity, which is as good as mail and the web can do.
//!
#![doc = include_str!("outbox.md")]

use std::future::Future;
use std::pin::pin;
use std::time::Duration;

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, Set};
use tokio::task::JoinSet;

use super::claim::{Batch, Claim, To, claim};
use super::delivery;
use super::transport::Failure;
use super::unasked;
use crate::entities::outbox::{self, Status};
use crate::entities::{spent_link, target};
use crate::{Error, Platform};
use ::model::DeliveryError;

/// The number of notices that are under way at once.
const AT_ONCE: usize = 8;
/// The number of times that a notice is tried.
const TRIES: i32 = 8;
/// The wait before the second try; each further one is twice as long.
const BACKOFF: i64 = 30 * 1000;
/// The time for which what was sent is remembered.
const KEPT: i64 = 30 * 24 * 60 * 60 * 1000;
/// The time after which what is no longer remembered is swept away again.
const SWEEP: i64 = 60 * 60 * 1000;
const RETRY: Duration = Duration::from_secs(10);

/// Sends notices until `shutdown` completes; what is under way then is finished first.
pub async fn run(platform: Platform, shutdown: impl Future<Output = ()>) {
    let mut shutdown = pin!(shutdown);
    let wait = u64::try_from(platform.notices().wait).unwrap_or(0);
    let tick = Duration::from_millis((wait / 4).clamp(100, 5000));
    let mut going = JoinSet::new();
    let mut swept = 0;
    loop {
        let now = platform.now();
        if now - swept >= SWEEP && sweep(&platform).await.is_ok() {
            swept = now;
        }
        let drained = tokio::select! {
            () = &mut shutdown => break,
            drained = drain(&platform, &mut going) => drained,
        };
        let rest = if drained.is_ok() { tick } else { RETRY };
        tokio::select! {
            () = &mut shutdown => break,
            () = tokio::time::sleep(rest) => {}
        }
    }
    while going.join_next().await.is_some() {}
}

/// Sends what is due now, and returns when all of it is settled.
pub async fn send_due(platform: &Platform) -> Result<(), Error> {
    let mut going = JoinSet::new();
    drain(platform, &mut going).await?;
    while going.join_next().await.is_some() {}
    Ok(())
}

/// Starts sending what is due now.
async fn drain(platform: &Platform, going: &mut JoinSet<()>) -> Result<(), Error> {
    loop {
        while going.len() >= AT_ONCE {
            going.join_next().await;
        }
        match claim(platform).await? {
            Claim::Nothing => return Ok(()),
            Claim::NotNeeded => {}
            Claim::Batch(batch) => {
                let platform = platform.clone();
                going.spawn(async move {
                    let outcome = delivery::send(&platform, &batch).await;
                    if let Err(error) = record(&platform, &batch, outcome).await {
                        tracing::error!(%error, "a notice was sent and not settled");
                    }
                });
            }
        }
    }
}

/// Writes down what has become of a batch.
async fn record(
    platform: &Platform,
    batch: &Batch,
    outcome: Result<(), Failure>,
) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    let now = platform.now();
    let mut after = outbox::ActiveModel {
        lease_until: Set(None),
        ..Default::default()
    };
    match outcome {
        Ok(()) => {
            after.status = Set(Status::Sent);
            after.failure = Set(None);
        }
        Err(failure) => {
            tracing::warn!(batch = batch.id, why = ?failure.why, "a notice was not sent");
            after.failure = Set(Some(failure.why.write()));
            let tries = batch.rows[0].attempts;
            if failure.again && tries < TRIES {
                after.due_at = Set(now + (BACKOFF << (tries - 1).max(0)));
            } else {
                after.status = Set(Status::Failed);
            }
        }
    }
    outbox::Entity::update_many()
        .set(after)
        .filter(outbox::Column::Batch.eq(&batch.id))
        .filter(outbox::Column::Status.eq(Status::Waiting))
        .exec(&tx)
        .await?;
    if let (
        To::Target(gone),
        Err(Failure {
            why: DeliveryError::Gone,
            ..
        }),
    ) = (&batch.to, outcome)
    {
        let broken = target::ActiveModel {
            broken_at: Set(Some(now)),
            ..Default::default()
        };
        target::Entity::update_many()
            .set(broken)
            .filter(target::Column::Id.eq(gone.id))
            .exec(&tx)
            .await?;
    }
    tx.commit().await?;
    Ok(())
}

/// Forgets what was sent long ago, and links that have expired.
async fn sweep(platform: &Platform) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    let now = platform.now();
    outbox::Entity::delete_many()
        .filter(outbox::Column::Status.ne(Status::Waiting))
        .filter(outbox::Column::CreatedAt.lt(now - KEPT))
        .exec(&tx)
        .await?;
    unasked::forget(&tx, now).await?;
    spent_link::Entity::delete_many()
        .filter(spent_link::Column::ExpiresAt.lt(now))
        .exec(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}
