//! Work that goes on when nobody waits for it any more.

use std::future::Future;

use tracing::Instrument;

use crate::Error;

/// Runs `work` to its end even if the caller goes away, as a browser does that closes its
/// connection: between a commit and its notice nothing may be lost.
pub async fn spawn_detached<T: Send + 'static>(
    work: impl Future<Output = Result<T, Error>> + Send + 'static,
) -> Result<T, Error> {
    tokio::spawn(work.in_current_span())
        .await
        .map_err(Error::internal)?
}
