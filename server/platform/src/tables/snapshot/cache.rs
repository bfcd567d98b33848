//! The tables that were looked at last, in memory. The database stays the truth: with every look
//! one statement asks it for the revision, and what is kept of another one is not used. So it
//! does not matter which process has changed the table.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::task::yield_now;

use super::cached::CachedTable;
use super::people::People;
use crate::{Error, Platform, TableId};

/// So many tables are kept; a few tens of kilobytes each.
const MOST: usize = 256;

/// Before every look.
const NEVER: u64 = 0;

/// The values that whoever looks at a table gets to see, before it is made theirs.
#[derive(Clone)]
pub struct Now {
    pub known: Arc<CachedTable>,
    pub people: Arc<People>,
}

#[derive(Default)]
pub struct TableCache {
    slots: Mutex<HashMap<TableId, Slot>>,
    /// Counts looks: which one began after which.
    clock: AtomicU64,
}

struct Slot {
    used: u64,
    look: Arc<Look>,
}

/// The last look at a table, and when it began. One at a time.
type Look = tokio::sync::Mutex<Option<(u64, Now)>>;

impl TableCache {
    /// The table as it is, or as it became since this was called. Many who look at once, as all
    /// streams of a table do after an answer, share one look that began after they asked.
    pub async fn look(&self, platform: &Platform, table: TableId) -> Result<Now, Error> {
        let asked = self.tick();
        let look = self.slot(table, asked);
        let mut last = look.lock().await;
        if let Some((began, now)) = &*last
            && *began > asked
        {
            return Ok(now.clone());
        }
        // Those who were woken with this one come to share it.
        yield_now().await;
        let began = self.tick();
        let before = last.take().map(|(_, now)| now.known);
        let now = match read(platform, table, before).await {
            Ok(now) => now,
            Err(error) => {
                // Invented addresses must not push tables out of the cache.
                self.forget(table);
                return Err(error);
            }
        };
        *last = Some((began, now.clone()));
        Ok(now)
    }

    /// The table as it was found last, if it stands here: for what is stored on that revision only.
    /// `None` after a step, which has changed more of the seats than was kept.
    pub async fn last(&self, table: TableId) -> Option<Now> {
        let look = self.slots().get(&table)?.look.clone();
        let last = look.lock().await;
        let now = last.as_ref().map(|(_, now)| now.clone());
        now.filter(|it| it.people.seq == it.known.table.seq)
    }

    /// Keeps what is known of a table that this process has just changed. The next look proves it.
    pub async fn put(&self, known: CachedTable, people: Arc<People>) {
        let look = self.slot(known.table.id, self.tick());
        let known = Arc::new(known);
        *look.lock().await = Some((NEVER, Now { known, people }));
    }

    fn forget(&self, table: TableId) {
        self.slots().remove(&table);
    }

    fn slots(&self) -> MutexGuard<'_, HashMap<TableId, Slot>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tick(&self) -> u64 {
        self.clock.fetch_add(1, Ordering::Relaxed)
    }

    fn slot(&self, table: TableId, used: u64) -> Arc<Look> {
        let mut slots = self.slots();
        if slots.len() >= MOST && !slots.contains_key(&table) {
            let oldest = slots.iter().min_by_key(|(_, it)| it.used);
            if let Some(oldest) = oldest.map(|(id, _)| *id) {
                slots.remove(&oldest);
            }
        }
        let slot = slots.entry(table).or_insert_with(|| Slot {
            used,
            look: Arc::default(),
        });
        slot.used = used;
        slot.look.clone()
    }
}

async fn read(
    platform: &Platform,
    table: TableId,
    before: Option<Arc<CachedTable>>,
) -> Result<Now, Error> {
    let db = platform.database();
    let people = People::of(db.page_reader(), table).await?;
    let holds = |it: &CachedTable| it.table.seq == people.seq && it.table.owner == people.owner;
    if let Some(known) = before.clone().filter(|it| holds(it)) {
        let people = Arc::new(people);
        return Ok(Now { known, people });
    }
    let tx = db.snapshot().await?;
    let known = CachedTable::read(&tx, table, before.as_deref()).await?;
    // Changed once more in between.
    let people = if holds(&known) {
        people
    } else {
        People::of(&tx, table).await?
    };
    tx.commit().await?;
    Ok(Now {
        known: Arc::new(known),
        people: Arc::new(people),
    })
}
