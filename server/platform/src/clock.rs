//! The clock of the platform, from which it reads the time, so that tests can set it.
//!
//! What it shows goes on evenly, whatever happens to the clock on the wall: that is looked at again
//! and again ([`crate::deadlines::follow`]), and a step of it moves all deadlines along.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use sea_orm::DbErr;

use crate::database::Database;
use crate::time::SECOND;

/// By so much the wall clock is followed without a word, as when it is kept right by others.
pub(crate) const SLEW: i64 = SECOND;
/// With more doubt nothing is concluded from a look: the answer waited for a connection, or for a
/// server that has much to do.
const DOUBTFUL: i64 = 100;
/// The number of times to look for an answer without such doubt, where the clock begins with it.
const LOOKS: u8 = 5;

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

/// The owner of the clock on the wall.
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
struct Drift {
    by: i64,
    doubt: i64,
}

/// The reading of the wall clock, in milliseconds that the wall clock is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WallReading {
    /// The answer took too long.
    Nothing,
    /// It goes on as this clock does, or nearly so.
    Even(i64),
    /// Somebody has set it, or the machine has slept.
    Step(i64),
}

impl Drift {
    /// Of a wall that was looked at somewhere between the question and its answer.
    const fn between(wall: i64, (asked, answered): (i64, i64)) -> Self {
        let doubt = (answered - asked) / 2;
        Self {
            by: wall + doubt - answered,
            doubt,
        }
    }

    fn seen(self) -> WallReading {
        let sure = self.by.abs() - self.doubt;
        match self.by {
            _ if self.doubt > DOUBTFUL => WallReading::Nothing,
            _ if sure <= 0 => WallReading::Even(0),
            by if sure <= SLEW => WallReading::Even(by),
            by => WallReading::Step(by),
        }
    }
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
    pub(crate) async fn look(&self, database: &Database) -> Result<WallReading, DbErr> {
        Ok(self.drift(database).await?.seen())
    }

    /// Begins with what the wall shows, before anything runs that could be moved by it.
    pub(crate) async fn begin(&self, database: &Database) -> Result<(), DbErr> {
        let mut best = self.drift(database).await?;
        for _ in 1..LOOKS {
            if best.doubt <= DOUBTFUL {
                break;
            }
            let next = self.drift(database).await?;
            if next.doubt < best.doubt {
                best = next;
            }
        }
        self.adopt(best.by);
        Ok(())
    }

    async fn drift(&self, database: &Database) -> Result<Drift, DbErr> {
        if self.0.whose == Whose::Shared {
            return Ok(self.drift_here());
        }
        let asked = self.now();
        let theirs = database.time().await?;
        let answered = self.now();
        Ok(theirs.map_or_else(
            || self.drift_here(),
            |it| Drift::between(it, (asked, answered)),
        ))
    }

    /// From the wall of this machine. A thread that has to wait for a busy one in the middle of it
    /// would see as a step how long it waited.
    fn drift_here(&self) -> Drift {
        let asked = self.now();
        let wall = (self.0.wall)();
        Drift::between(wall, (asked, self.now()))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_the_way_of_the_question_is_no_step() {
        let seen = |by, doubt| Drift { by, doubt }.seen();
        assert_eq!(seen(1501, 1500), WallReading::Nothing);
        assert_eq!(seen(-3 * 3_600_000, 101), WallReading::Nothing);
        assert_eq!(seen(100, 100), WallReading::Even(0));
        assert_eq!(seen(-101, 100), WallReading::Even(-101));
        assert_eq!(
            seen(1100, 100),
            WallReading::Even(1100),
            "surely no more than a second"
        );
        assert_eq!(seen(-1101, 100), WallReading::Step(-1101));
        assert_eq!(seen(1000, 0), WallReading::Even(1000));
        assert_eq!(seen(1001, 0), WallReading::Step(1001));
    }

    /// A wall that takes so many milliseconds to look at, before and after it shows its time.
    fn slow((before, after): (i64, i64)) -> Clock {
        let steady = Arc::new(AtomicI64::new(0));
        let going = Arc::clone(&steady);
        let wall = move || {
            let shown = going.fetch_add(before, Ordering::Relaxed) + before;
            going.fetch_add(after, Ordering::Relaxed);
            shown
        };
        let clock = Clock::new(Whose::Shared, wall, move || steady.load(Ordering::Relaxed));
        clock.adopt(after);
        clock
    }

    #[test]
    fn a_thread_that_waits_while_it_looks_at_the_wall_sees_no_step() {
        for wait in [(3800, 0), (0, 3800), (201, 1)] {
            assert_eq!(slow(wait).drift_here().seen(), WallReading::Nothing);
        }
        for wait in [(0, 0), (150, 0), (0, 150), (100, 100)] {
            let seen = slow(wait).drift_here().seen();
            assert_eq!(seen, WallReading::Even(0), "{wait:?}");
        }
    }
}
