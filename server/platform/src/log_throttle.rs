//! The lines of the log about what happens thousands of times while something is away, written once a second, with its
//! number.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The time after which a line is written at most.
const EVERY: Duration = Duration::from_secs(1);

/// A line of the log that may be due any number of times.
#[derive(Debug)]
pub struct LogThrottle(Mutex<Count>);

#[derive(Debug)]
struct Count {
    written: Option<Instant>,
    since: u64,
}

impl LogThrottle {
    #[must_use]
    pub const fn new() -> Self {
        let (written, since) = (None, 0);
        Self(Mutex::new(Count { written, since }))
    }

    /// Returns how often it was due since it was written last, this time included; `None` while that is less than a
    /// second ago.
    pub fn due(&self) -> Option<u64> {
        self.due_at(Instant::now())
    }

    fn due_at(&self, now: Instant) -> Option<u64> {
        let mut count = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        count.since += 1;
        let waits = |it: Instant| now.saturating_duration_since(it) < EVERY;
        if count.written.is_some_and(waits) {
            return None;
        }
        count.written = Some(now);
        Some(std::mem::take(&mut count.since))
    }
}

impl Default for LogThrottle {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_a_second_tells_how_many_it_stands_for() {
        let (line, now) = (LogThrottle::new(), Instant::now());
        assert_eq!(line.due_at(now), Some(1));
        for _ in 0..1000 {
            assert_eq!(line.due_at(now), None);
        }
        assert_eq!(line.due_at(now + EVERY), Some(1001));
        assert_eq!(line.due_at(now + EVERY), None);
    }
}
