//! Where the platform reads the time, so that tests can set it.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// A source of the current instant, in milliseconds since 1970 (UTC).
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> i64 + Send + Sync>);

impl Clock {
    /// The clock of the machine.
    pub fn system() -> Self {
        Self::from_fn(|| {
            let since = SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .unwrap_or_default();
            i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
        })
    }

    /// A clock that shows whatever `now` returns, in milliseconds since 1970.
    pub fn from_fn(now: impl Fn() -> i64 + Send + Sync + 'static) -> Self {
        Self(Arc::new(now))
    }

    /// The current instant, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        (self.0)()
    }
}
