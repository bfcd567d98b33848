//! The loop that hears what other processes on the same database have changed, and tells it here.

use std::collections::BTreeMap;
use std::future::Future;
use std::pin::pin;
use std::time::Duration;

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};
use tokio::time::{Instant, sleep};

use super::told;
use crate::entities::told as entity;
use crate::{Error, Platform};

/// The pause between two looks.
const LOOK: Duration = Duration::from_millis(500);
/// The time after a row was seen in which others of smaller numbers may still be committed.
const OVERLAP: Duration = Duration::from_secs(10);
/// The time for which rows are kept at least: a process that hangs for so long has missed them.
const KEPT: Duration = Duration::from_mins(10);

/// Tells the hub of this process what others change, until `shutdown` completes: a command of the
/// operator's, or another server on the same PostgreSQL. It begins with what was told before; once too often
/// does no harm.
pub async fn run(platform: Platform, shutdown: impl Future<Output = ()>) {
    let mut shutdown = pin!(shutdown);
    let mut heard = EventRecorder::new();
    loop {
        if let Err(cause) = heard.listen(&platform).await {
            tracing::debug!(%cause, "other processes are not heard just now");
        }
        tokio::select! {
            () = &mut shutdown => return,
            () = sleep(LOOK) => {}
        }
    }
}

/// The rows that this process has heard.
struct EventRecorder {
    /// All rows up to this one are heard.
    floor: i64,
    /// Rows after it, and since when they are.
    seen: BTreeMap<i64, Instant>,
    /// Rows up to this one go when it has been kept for long enough.
    old: (i64, Instant),
}

impl EventRecorder {
    fn new() -> Self {
        Self {
            floor: 0,
            seen: BTreeMap::new(),
            old: (0, Instant::now()),
        }
    }

    async fn listen(&mut self, platform: &Platform) -> Result<(), Error> {
        let hub = platform.hub();
        let rows = entity::Entity::find()
            .filter(entity::Column::Id.gt(self.floor))
            .order_by_asc(entity::Column::Id)
            .all(platform.database().reader())
            .await?;
        let now = Instant::now();
        for row in rows {
            if self.seen.contains_key(&row.id) {
                continue;
            }
            self.seen.insert(row.id, now);
            let others = row.process != hub.process.id();
            if let Some(change) = told::read(&row).filter(|_| others) {
                hub.tell(change);
            }
        }
        self.rise(now);
        self.forget(platform, now).await
    }

    /// Nothing comes any more before what was seen long ago.
    fn rise(&mut self, now: Instant) {
        while let Some(first) = self.seen.first_entry()
            && now - *first.get() >= OVERLAP
        {
            self.floor = *first.key();
            first.remove();
        }
    }

    async fn forget(&mut self, platform: &Platform, now: Instant) -> Result<(), Error> {
        let (old, since) = self.old;
        if now - since < KEPT {
            return Ok(());
        }
        if old > 0 {
            let tx = platform.database().write().await?;
            entity::Entity::delete_many()
                .filter(entity::Column::Id.lte(old))
                .exec(&tx)
                .await?;
            tx.commit().await?;
        }
        self.old = (self.floor, now);
        Ok(())
    }
}
