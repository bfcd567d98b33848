//! One thing at a time at each table, in this process. Across processes the database decides.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::OwnedMutexGuard;

use crate::TableId;

type Lock = tokio::sync::Mutex<()>;

/// The locks of the tables at which something is happening.
#[derive(Default)]
pub struct Locks(Mutex<HashMap<TableId, Weak<Lock>>>);

impl Locks {
    /// Waits until nobody else works on this table; first come, first served.
    pub async fn lock(&self, table: TableId) -> OwnedMutexGuard<()> {
        self.of(table).lock_owned().await
    }

    fn of(&self, table: TableId) -> Arc<Lock> {
        let mut locks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lock) = locks.get(&table).and_then(Weak::upgrade) {
            return lock;
        }
        locks.retain(|_, it| it.strong_count() > 0);
        let lock = Arc::default();
        locks.insert(table, Arc::downgrade(&lock));
        lock
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_table_waits_only_for_itself_and_leaves_nothing_behind() {
        let locks = Locks::default();
        let held = locks.lock(TableId(1)).await;
        assert!(locks.of(TableId(1)).try_lock().is_err());
        drop(locks.lock(TableId(2)).await);
        drop(held);
        let _third = locks.lock(TableId(3)).await;
        assert_eq!(locks.0.lock().unwrap().len(), 1);
    }
}
