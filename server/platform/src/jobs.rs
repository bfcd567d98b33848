//! The jobs that have to be done now and then, and the rest of what a process that ended has left half done.

use std::future::Future;
use std::pin::pin;
use std::time::Duration;

use crate::Platform;
use crate::accounts::{count_due, forget_guests, go_on_leaving};
use crate::tables::{conclude_decided_everywhere, forget_words};

/// The time after which there may be something to do.
const EVERY: Duration = Duration::from_mins(10);

/// Does the jobs at once and then every so often, until `shutdown` completes.
pub async fn run(platform: Platform, shutdown: impl Future<Output = ()>) {
    let mut shutdown = pin!(shutdown);
    loop {
        once(&platform).await;
        tokio::select! {
            () = &mut shutdown => return,
            () = tokio::time::sleep(EVERY) => {}
        }
    }
}

/// Does them once: gives up guests who have not come back, deletes the accounts whose people are
/// leaving, counts what masks have held back for long enough, ends votes that are decided, and forgets
/// the words of invitations that are too old.
pub async fn once(platform: &Platform) {
    // One that fails keeps no other from being done.
    for done in [
        forget_guests(platform).await,
        go_on_leaving(platform).await,
        count_due(platform).await,
        conclude_decided_everywhere(platform).await,
        forget_words(platform).await,
    ] {
        if let Err(error) = done {
            tracing::error!(%error, "a job was not done");
        }
    }
}
