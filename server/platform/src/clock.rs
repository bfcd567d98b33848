//! Where the platform reads the time, so that tests can set it.
//!
//! What it shows goes on evenly, whatever happens to the clock on the wall: that is looked at again
//! and again ([`crate::deadlines::follow`]), and a step of it moves all deadlines along.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use sea_orm::DbErr;

use crate::database::Database;

/// A source of the current instant, in milliseconds since 1970 (UTC).
#[derive(Clone)]
pub struct Clock(Arc<Inner>);

struct Inner {
    whose: Whose,
    wall: Source,
    steady: Source,
    /// By how much the wall clock was ahead of the steady one when they were last compared.
    ahead: AtomicI64,
}

type Source = Box<dyn Fn() -> i64 + Send + Sync>;

/// Whose the clock on the wall is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// This machine's. Where servers on several machines may share a database, that database's
    /// clock counts in its place.
    Machine,
    /// One that every server on the same database reads.
    Shared,
}

/// By how much the wall clock is ahead of what a clock shows, and how far that can be wrong; both
/// in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drift {
    pub by: i64,
    pub doubt: i64,
}

impl Clock {
    /// The clock of the machine.
    pub fn system() -> Self {
        let begun = Instant::now();
        let steady = move || milliseconds(begun.elapsed());
        Self::new(Whose::Machine, on_the_wall, steady)
    }

    /// A clock that shows whatever `now` returns, in milliseconds since 1970.
    pub fn from_fn(now: impl Fn() -> i64 + Send + Sync + 'static) -> Self {
        let now = Arc::new(now);
        let steady = now.clone();
        Self::new(Whose::Shared, move || now(), move || steady())
    }

    /// A clock that goes on as `steady` does, from what `wall` shows, both in milliseconds: `wall`
    /// since 1970 and perhaps in steps, `steady` since any instant and never back.
    pub fn new(
        whose: Whose,
        wall: impl Fn() -> i64 + Send + Sync + 'static,
        steady: impl Fn() -> i64 + Send + Sync + 'static,
    ) -> Self {
        let ahead = AtomicI64::new(wall() - steady());
        Self(Arc::new(Inner {
            whose,
            wall: Box::new(wall),
            steady: Box::new(steady),
            ahead,
        }))
    }

    /// The current instant, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        (self.0.steady)() + self.0.ahead.load(Ordering::Relaxed)
    }

    /// Looks at the wall.
    pub(crate) async fn drift(&self, database: &Database) -> Result<Drift, DbErr> {
        let told = match self.0.whose {
            Whose::Machine => {
                let asked = self.now();
                let told = database.time().await?;
                told.map(|it| (it, (self.now() - asked) / 2))
            }
            Whose::Shared => None,
        };
        let (wall, doubt) = told.unwrap_or_else(|| ((self.0.wall)(), 0));
        // The database has looked somewhere between the question and its answer.
        let by = wall + doubt - self.now();
        Ok(Drift { by, doubt })
    }

    /// Shows so many milliseconds more from now on, or less.
    pub(crate) fn adopt(&self, drift: i64) {
        self.0.ahead.fetch_add(drift, Ordering::Relaxed);
    }
}

fn on_the_wall() -> i64 {
    milliseconds(
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default(),
    )
}

fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
