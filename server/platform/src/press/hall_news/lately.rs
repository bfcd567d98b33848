//! What was made a moment ago, for all who ask for the same.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::OnceCell;

use crate::Error;

/// Whoever asks later is told what is so then.
const FRESH: Duration = Duration::from_secs(1);
/// With so many in memory, those are forgotten that nobody is told any more.
const MANY: usize = 256;

pub struct Lately<K, V>(Mutex<HashMap<K, Made<V>>>);

type Made<V> = Arc<OnceCell<(Instant, V)>>;

impl<K, V> Default for Lately<K, V> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash, V: Clone> Lately<K, V> {
    /// What was made for this key a moment ago, or is made now: once for all who ask meanwhile.
    pub async fn find<F>(&self, key: K, make: impl Fn() -> F) -> Result<V, Error>
    where
        F: Future<Output = Result<V, Error>>,
    {
        let cell = self.cell(key);
        let now = || async {
            // What changes from here on is not in it.
            let at = Instant::now();
            make().await.map(|it| (at, it))
        };
        let (at, found) = cell.get_or_try_init(now).await?;
        if at.elapsed() < FRESH {
            Ok(found.clone())
        } else {
            make().await
        }
    }

    pub fn forget(&self, gone: impl Fn(&K) -> bool) {
        self.all().retain(|key, _| !gone(key));
    }

    fn cell(&self, key: K) -> Made<V> {
        let mut all = self.all();
        if all.len() >= MANY {
            all.retain(|_, it| it.get().is_none_or(|it| it.0.elapsed() < FRESH));
        }
        all.entry(key).or_default().clone()
    }

    fn all(&self) -> MutexGuard<'_, HashMap<K, Made<V>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
