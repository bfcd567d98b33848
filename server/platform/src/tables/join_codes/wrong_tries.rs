//! Wrong words, counted for each network: who guesses waits. Right ones take nothing from a class that
//! types them behind one address, and give nothing back to whoever guesses beside them.
//!
//! The counts are in memory: a restart forgets it, and nobody who guesses can cause one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::{
    Error,
    guesses::{self, make_room},
};

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
/// So many wrong codes of a network cost nothing, and one more each minute.
const NETWORK: Bucket = Bucket {
    free: 10,
    period: MINUTE,
};
/// The same while many networks guess at once: one, and the next a quarter of an hour later.
const BESIEGED: Bucket = Bucket {
    free: 1,
    period: 15 * MINUTE,
};
/// More than these of all networks together are no slips: three hundred, and one more each two seconds.
const ALL: Bucket = Bucket {
    free: 300,
    period: 2 * SECOND,
};

/// A number of tries that are free at once, and the milliseconds after which there is one more.
struct Bucket {
    free: i64,
    period: i64,
}

impl Bucket {
    /// Returns the milliseconds until the next try, for whoever's tries are forgotten at `until`.
    const fn wait(&self, until: i64, now: i64) -> i64 {
        until - now - (self.free - 1) * self.period
    }
}

/// The counts; clones share everything.
#[derive(Clone, Default)]
pub struct WrongTries(Arc<Mutex<Counts>>);

#[derive(Default)]
struct Counts {
    /// The instants at which all tries of a network are forgotten.
    networks: HashMap<String, i64>,
    /// The instant at which those of all networks are.
    all: i64,
}

/// A try that is being looked at. Dropped without an end it counts for nothing: its answer was not told
/// to anybody.
pub struct Try<'a> {
    tries: &'a WrongTries,
    network: &'a str,
    period: i64,
}

impl WrongTries {
    /// Counts a try of this network as a wrong one for as long as it is looked at.
    ///
    /// # Errors
    /// [`Error::TooOften`] for one too many.
    pub fn begin<'a>(&'a self, network: &'a str, now: i64) -> Result<Try<'a>, Error> {
        let mut counts = self.counts();
        // A clock that was put back makes nobody wait for longer, and is no siege.
        let most = now + 2 * ALL.free * ALL.period;
        let all = if counts.all > most + MINUTE {
            now
        } else {
            counts.all.clamp(now, most)
        };
        let bucket = if ALL.wait(all, now) > 0 {
            BESIEGED
        } else {
            NETWORK
        };
        let known = counts.networks.get(network).copied().unwrap_or(now);
        let until = known.clamp(now, now + BESIEGED.period + NETWORK.free * NETWORK.period);
        guesses::wait(bucket.wait(until, now))?;
        make_room(&mut counts.networks, |it| *it > now, |it| Some(*it));
        let period = bucket.period;
        counts.networks.insert(network.to_owned(), until + period);
        counts.all = all + ALL.period;
        Ok(Try {
            tries: self,
            network,
            period,
        })
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        // Whoever panicked left numbers.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Try<'_> {
    /// Lets it count.
    pub fn wrong(mut self) {
        self.period = 0;
    }
}

impl Drop for Try<'_> {
    fn drop(&mut self) {
        if self.period == 0 {
            return;
        }
        let mut counts = self.tries.counts();
        if let Some(until) = counts.networks.get_mut(self.network) {
            *until -= self.period;
        }
        counts.all -= ALL.period;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guesses::MOST;

    const NOW: i64 = 1_800_000_000_000;

    fn guess(tries: &WrongTries, network: &str, now: i64) -> Result<(), Error> {
        tries.begin(network, now).map(Try::wrong)
    }

    #[test]
    fn ten_are_free_and_then_one_a_minute() {
        let tries = WrongTries::default();
        for _ in 0..10 {
            assert_eq!(guess(&tries, "here", NOW), Ok(()));
        }
        assert_eq!(guess(&tries, "here", NOW), Err(Error::TooOften(60)));
        let soon = NOW + 59 * SECOND + 1;
        assert_eq!(guess(&tries, "here", soon), Err(Error::TooOften(1)));
        assert_eq!(guess(&tries, "here", NOW + MINUTE), Ok(()));
        assert!(guess(&tries, "here", NOW + MINUTE).is_err());
        assert_eq!(guess(&tries, "elsewhere", NOW), Ok(()));
        let before = NOW - 24 * 60 * MINUTE;
        assert_eq!(guess(&tries, "here", before), Err(Error::TooOften(16 * 60)));
    }

    #[test]
    fn right_ones_neither_cost_nor_give_anything() {
        let tries = WrongTries::default();
        for _ in 0..9 {
            assert_eq!(guess(&tries, "a school", NOW), Ok(()));
        }
        for _ in 0..100 {
            drop(tries.begin("a school", NOW).unwrap());
        }
        assert_eq!(guess(&tries, "a school", NOW), Ok(()));
        assert!(tries.begin("a school", NOW).is_err());
    }

    #[test]
    fn guesses_at_once_are_no_way_around() {
        let tries = WrongTries::default();
        let open: Vec<_> = (0..10).map(|_| tries.begin("here", NOW).unwrap()).collect();
        assert!(tries.begin("here", NOW).is_err());
        drop(open);
        assert_eq!(guess(&tries, "here", NOW), Ok(()));
    }

    #[test]
    fn many_networks_have_one_try_each() {
        let tries = WrongTries::default();
        let told = (0..1000).filter(|it| guess(&tries, &it.to_string(), NOW).is_ok());
        assert_eq!(told.count(), 1000, "the first of each is looked at");
        assert_eq!(guess(&tries, "5", NOW), Err(Error::TooOften(60)));
        assert_eq!(guess(&tries, "900", NOW), Err(Error::TooOften(15 * 60)));
        // When it is over, everything is as before.
        let later = NOW + 1000 * ALL.period;
        for _ in 0..10 {
            assert_eq!(guess(&tries, "900", later), Ok(()));
        }
    }

    #[test]
    fn so_many_networks_are_remembered_and_no_more() {
        let tries = WrongTries::default();
        for network in 0..=2 * MOST {
            let _ = guess(&tries, &network.to_string(), NOW);
            assert!(tries.counts().networks.len() <= MOST);
        }
    }
}
