//! The time that limits go by.

#[cfg(test)]
use governor::clock::FakeRelativeClock;
use governor::{clock::Clock, nanos::Nanos};
use std::time::Instant;

/// A clock that only goes on; clones show the same. That of a test stands still until it is moved.
#[derive(Clone)]
pub enum Time {
    Since(Instant),
    #[cfg(test)]
    Still(FakeRelativeClock),
}

impl Time {
    pub fn running() -> Self {
        Self::Since(Instant::now())
    }
}

impl Clock for Time {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        match self {
            Self::Since(begun) => begun.elapsed().into(),
            #[cfg(test)]
            Self::Still(clock) => clock.now(),
        }
    }
}

#[cfg(test)]
impl Time {
    pub fn still() -> Self {
        Self::Still(FakeRelativeClock::default())
    }

    /// Lets so much pass.
    pub fn pass(&self, time: std::time::Duration) {
        let Self::Still(clock) = self else {
            panic!("nobody moves the real time")
        };
        clock.advance(time);
    }
}
