//! Tells listeners that a table has changed, after the change has been committed.
//!
//! A notice carries ids only, so no secret can travel by mistake:
//! each listener computes what its own viewer may see.

use tokio::sync::broadcast;

use crate::TableId;

/// How many notices a slow listener may fall behind before it is told that it lagged.
const CAPACITY: usize = 1024;

/// The table has reached this revision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    pub table: TableId,
    /// The table's revision, which grows with every change to it, seats included.
    pub seq: i64,
}

/// Fans notices out to everybody who listens, in this process.
#[derive(Clone)]
pub struct Hub(broadcast::Sender<Notice>);

impl Hub {
    pub(crate) fn new() -> Self {
        Self(broadcast::Sender::new(CAPACITY))
    }

    /// All notices from now on. One who lags loses the oldest and should look at everything anew.
    pub fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.0.subscribe()
    }

    /// To be called after the commit, never before.
    pub(crate) fn tell(&self, table: TableId, seq: i64) {
        // An error only means that nobody is listening.
        let _ = self.0.send(Notice { table, seq });
    }
}
