//! The loop that packs the history of games that have been over for a while.

use std::collections::BTreeSet;
use std::future::Future;
use std::pin::pin;
use std::time::Duration;

use tokio::time::sleep;

use crate::time::HOUR;
use crate::{Platform, tables};

/// The time after its end for which a game is left as it is: that is when it is looked at most.
const FRESH: i64 = HOUR;
const PAUSE: Duration = Duration::from_hours(1);

/// Packs until `shutdown` completes; a game under way then is finished first.
pub async fn run(platform: Platform, shutdown: impl Future<Output = ()>) {
    let mut shutdown = pin!(shutdown);
    let mut refused = BTreeSet::new();
    loop {
        // Not with everything else that happens at a start.
        tokio::select! {
            () = &mut shutdown => return,
            () = sleep(PAUSE) => {}
        }
        tokio::select! {
            () = &mut shutdown => return,
            packed = tables::pack(&platform, platform.now() - FRESH, &mut refused) => match packed {
                Ok(0) => {}
                Ok(games) => tracing::info!(games, "packed"),
                Err(cause) => tracing::warn!(%cause, "nothing can be packed"),
            }
        }
    }
}
