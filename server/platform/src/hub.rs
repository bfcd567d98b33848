//! Tells listeners that a table has changed, after the change has been committed.
//!
//! A notice carries ids only, so no secret can travel by mistake:
//! each listener computes what its own viewer may see.

use tokio::sync::broadcast;

use crate::TableId;
use crate::press::Audience;

/// How many notices a slow listener may fall behind before it is told that it lagged.
const CAPACITY: usize = 1024;

/// The table has reached this revision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    pub table: TableId,
    /// The table's revision, which grows with every change to it, seats included.
    pub seq: i64,
}

/// Something was said in a channel of the table. That alone is secret: whoever hears this asks
/// [`press::news`](crate::press::news) whether its viewer belongs to the channel, and stays still
/// otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub table: TableId,
    pub audience: Audience,
    /// Which line of the channel.
    pub number: i64,
}

/// Fans notices out to everybody who listens, in this process. What is said goes another way than
/// what happens: those who follow the games are not even woken by it.
#[derive(Clone)]
pub struct Hub {
    changes: broadcast::Sender<Notice>,
    said: broadcast::Sender<Said>,
}

impl Hub {
    pub(crate) fn new() -> Self {
        Self {
            changes: broadcast::Sender::new(CAPACITY),
            said: broadcast::Sender::new(CAPACITY),
        }
    }

    /// All notices from now on. One who lags loses the oldest and should look at everything anew.
    pub fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.changes.subscribe()
    }

    /// Every word that is said from now on, as [`Hub::subscribe`].
    pub fn listen(&self) -> broadcast::Receiver<Said> {
        self.said.subscribe()
    }

    /// As [`Hub::tell`].
    pub(crate) fn spread(&self, said: Said) {
        let _ = self.said.send(said);
    }

    /// How many listen now: the open streams, and the loops of the platform itself.
    pub fn listeners(&self) -> usize {
        self.changes.receiver_count()
    }

    /// To be called after the commit, never before.
    pub(crate) fn tell(&self, table: TableId, seq: i64) {
        // An error only means that nobody is listening.
        let _ = self.changes.send(Notice { table, seq });
    }
}
