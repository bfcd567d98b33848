//! A cache of what was made a moment ago, for all who ask for the same.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::OnceCell;

use crate::Error;
use crate::time::SECOND;

/// The time, in milliseconds, for which an answer counts as fresh: whoever asks later than that after it was begun is
/// told anew.
const FRESH: i64 = SECOND;
/// With so many in memory, those are forgotten that nobody is told any more.
const MANY: usize = 256;

/// The values that were made a moment ago, by what it was made for.
pub struct Recent<K, V>(Mutex<HashMap<K, Entry<V>>>);

struct Entry<V> {
    /// The time when the first asked, in milliseconds since 1970: what changes from here on may not be in it.
    begun: i64,
    cell: Arc<OnceCell<V>>,
}

impl<V> Entry<V> {
    fn begun(now: i64) -> Self {
        Self {
            begun: now,
            cell: Arc::default(),
        }
    }

    const fn is_fresh(&self, now: i64) -> bool {
        (now - self.begun).abs() < FRESH
    }
}

impl<K, V> Default for Recent<K, V> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Clone + Eq + Hash, V: Clone> Recent<K, V> {
    /// Returns what was made for this key within the last second, or is made now: once for all who ask meanwhile,
    /// however long it takes. `now` in milliseconds since 1970.
    ///
    /// # Errors
    /// Those of `make`; the next who asks tries again.
    pub async fn find<F>(&self, (key, now): (K, i64), make: impl Fn() -> F) -> Result<V, Error>
    where
        F: Future<Output = Result<V, Error>>,
    {
        let cell = self.cell(key.clone(), now);
        let found = cell.get_or_try_init(make).await.cloned();
        if found.is_err() {
            self.drop_empty(&key, &cell);
        }
        found
    }

    /// Forgets what was made for these keys: it is made anew when it is asked for.
    pub fn forget(&self, gone: impl Fn(&K) -> bool) {
        self.all().retain(|key, _| !gone(key));
    }

    fn cell(&self, key: K, now: i64) -> Arc<OnceCell<V>> {
        let mut all = self.all();
        if all.len() >= MANY {
            all.retain(|_, it| it.is_fresh(now));
        }
        let entry = all.entry(key).or_insert_with(|| Entry::begun(now));
        if !entry.is_fresh(now) {
            *entry = Entry::begun(now);
        }
        entry.cell.clone()
    }

    /// Nothing came of it. Those who wait for it try it in their turn.
    fn drop_empty(&self, key: &K, cell: &Arc<OnceCell<V>>) {
        let mut all = self.all();
        let same = all.get(key).is_some_and(|it| Arc::ptr_eq(&it.cell, cell));
        if same && !cell.initialized() {
            all.remove(key);
        }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<K, Entry<V>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use futures::future::join_all;
    use tokio::task::yield_now;

    use super::*;

    /// Ten who ask at the same instant, and what each of them gets: which making it was.
    async fn ten(recent: &Recent<&str, usize>, (times, now): (&AtomicUsize, i64)) -> Vec<usize> {
        let make = || async {
            let nth = times.fetch_add(1, Ordering::Relaxed);
            yield_now().await;
            Ok(nth)
        };
        let all = join_all((0..10).map(|_| recent.find(("hall", now), make))).await;
        all.into_iter().map(Result::unwrap).collect()
    }

    #[tokio::test]
    async fn those_who_come_late_share_what_is_made_anew() {
        let (recent, times) = (Recent::default(), AtomicUsize::new(0));
        assert_eq!(ten(&recent, (&times, 0)).await, [0; 10]);
        assert_eq!(ten(&recent, (&times, FRESH - 1)).await, [0; 10]);
        assert_eq!(ten(&recent, (&times, FRESH)).await, [1; 10]);
        assert_eq!(ten(&recent, (&times, 2 * FRESH - 1)).await, [1; 10]);
    }

    #[tokio::test]
    async fn nothing_stays_of_what_failed() {
        let recent = Recent::<_, usize>::default();
        let fail = || async { Err(Error::NoSuchTable) };
        let failed = recent.find(("hall", 0), fail).await;
        assert_eq!(failed, Err(Error::NoSuchTable));
        assert!(recent.all().is_empty());
        recent.find(("hall", 0), || async { Ok(1) }).await.unwrap();
        assert_eq!(recent.all().len(), 1);
    }
}
