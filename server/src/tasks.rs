//! The tasks that run beside the requests, and end with them.

use crate::config::Config;
use anyhow::Result;
use platform::{
    Platform, computers, deadlines, hub, jobs, outbox, packing, profiles, standing, storage,
};
use std::time::Duration;
use tokio::{task::JoinSet, time::timeout};
use tokio_util::sync::CancellationToken;

/// The time that what is under way may take to end by itself, once the server was asked to stop. What is cut then is
/// done by the next process: a mail, for instance, stays leased and is sent again.
const GRACE: Duration = Duration::from_secs(1);

/// Begins everything that runs until `closing` is cancelled.
pub fn begin(platform: &Platform, config: &Config, closing: &CancellationToken) -> JoinSet<()> {
    let stopped = || closing.clone().cancelled_owned();
    let pace = Duration::from_millis(config.pace);
    let mut tasks = JoinSet::new();
    tasks.spawn(hub::run(platform.clone(), stopped()));
    tasks.spawn(computers::run(platform.clone(), pace, stopped()));
    tasks.spawn(deadlines::run(platform.clone(), stopped()));
    tasks.spawn(outbox::run(platform.clone(), stopped()));
    tasks.spawn(standing::run(platform.clone(), stopped()));
    tasks.spawn(jobs::run(platform.clone(), stopped()));
    tasks.spawn(storage::run(platform.clone(), config.room(), stopped()));
    tasks.spawn(packing::run(platform.clone(), stopped()));
    tasks.spawn(catch_up(platform.clone()));
    tasks
}

/// Waits for the end of all of it, for a second after `closing` was cancelled.
///
/// # Errors
/// The panic of one of them.
pub async fn end(mut tasks: JoinSet<()>, closing: &CancellationToken) -> Result<()> {
    closing.cancelled().await;
    let all = async {
        while let Some(ended) = tasks.join_next().await {
            ended?;
        }
        Ok(())
    };
    if let Ok(ended) = timeout(GRACE, all).await {
        return ended;
    }
    tracing::info!("what is under way is left to the next process");
    // Dropped, the rest is cut where it waits.
    Ok(())
}

/// Brings what ended before anybody wrote down how into the archive, beside everything else.
async fn catch_up(platform: Platform) {
    match profiles::catch_up(&platform).await {
        Ok(0) => {}
        Ok(games) => tracing::info!(games, "games that were over are in the archive now"),
        Err(error) => tracing::warn!(%error, "games that were over are not in the archive yet"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::pending;

    #[tokio::test]
    async fn what_does_not_end_by_itself_is_cut() {
        let (closing, cut) = (CancellationToken::new(), CancellationToken::new());
        let mut tasks = JoinSet::new();
        let held = cut.clone().drop_guard();
        tasks.spawn(async move {
            let _held = held;
            pending::<()>().await;
        });
        tasks.spawn(closing.clone().cancelled_owned());
        let ended = tokio::spawn({
            let closing = closing.clone();
            async move { end(tasks, &closing).await }
        });
        assert!(!ended.is_finished() && !cut.is_cancelled());
        closing.cancel();
        ended.await.unwrap().unwrap();
        cut.cancelled().await;
    }

    #[tokio::test]
    async fn a_panic_is_told() {
        let closing = CancellationToken::new();
        let mut tasks = JoinSet::new();
        tasks.spawn(async { panic!("for a test") });
        closing.cancel();
        assert!(end(tasks, &closing).await.is_err());
    }
}
