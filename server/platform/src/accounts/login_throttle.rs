//! Wrong passwords, counted for each account and network: who guesses waits longer each time. Where
//! many networks guess at one account, each of them has a single try in a quarter of an hour; the
//! first try of a network is always looked at, so that nobody is locked out of their own account by
//! somebody else's guesses.
//!
//! What is counted is in memory: a restart forgets it, and nobody who guesses can cause one.
//!
#![doc = include_str!("login_throttle.md")]

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::time::DAY;
use crate::{
    Error, Platform, SessionId, UserId,
    guesses::{self, make_room},
    random,
};

use super::name::Name;
use crate::entities::Secret;

const SECOND: i64 = 1000;
/// So many wrong passwords in a row cost nothing: people have several, and mistype.
const FREE: u32 = 5;
/// After so many wrong passwords in a row from all networks together only one is free in each.
const BESIEGED: u32 = 20;
/// The time that the next one waits then; each further one doubles it.
const FIRST: i64 = 30 * SECOND;
/// It does not grow beyond this: under a hundred guesses a day.
const LONGEST: i64 = 15 * 60 * SECOND;

/// The guesser whose wrong passwords are counted together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Guesser {
    /// All browsers of a network in which nobody has signed in to the account of this name: the
    /// digest of the name, whether there is such an account or not, and of the network.
    Stranger(String, String),
    /// The strangers of all networks together.
    Strangers(String),
    /// A browser in which somebody has, by its number.
    Browser(UserId, String),
    /// Somebody who is signed in, and asked once more. Each session has its own throttle: a stolen one
    /// keeps nobody else waiting.
    Within(SessionId),
}

impl Guesser {
    pub fn stranger(name: &str, network: &str) -> Self {
        let key = Name::parse(name).map_or_else(|_| name.to_lowercase(), |it| it.key);
        let digest = |it: &str| random::sha256(it.as_bytes());
        Self::Stranger(digest(&key), digest(network))
    }

    /// All those who guess at the same name, for a stranger.
    fn all(&self) -> Option<Self> {
        match self {
            Self::Stranger(name, _) => Some(Self::Strangers(name.clone())),
            Self::Strangers(_) | Self::Browser(..) | Self::Within(_) => None,
        }
    }
}

/// The counts of wrong passwords; clones share everything.
#[derive(Clone, Default)]
pub struct LoginThrottle(Arc<Mutex<HashMap<Guesser, Count>>>);

#[derive(Clone, Copy, Default)]
struct Count {
    /// In a row.
    wrong: u32,
    /// Tries of which nobody knows yet whether they are right.
    open: u32,
    /// Until when no further one is looked at, and when the last one was; milliseconds since 1970.
    until: i64,
    last: i64,
}

/// A try that is being looked at. Dropped without an end it counts for nothing: its answer was not
/// told to anybody.
struct Try<'a> {
    throttle: &'a LoginThrottle,
    guesser: &'a Guesser,
    /// True if many networks guess at this name.
    besieged: bool,
}

/// Tells whether `password` is the one that was hashed, unless this guesser has to wait.
///
/// # Errors
/// [`Error::TooOften`] after too many wrong ones; [`Error::Busy`].
pub async fn verify(
    platform: &Platform,
    guesser: &Guesser,
    (password, hashed): (String, Option<Secret>),
) -> Result<bool, Error> {
    let attempt = platform.login_throttle().begin(guesser, platform.now())?;
    let fits = platform.passwords().verify(password, hashed).await?;
    attempt.end(fits, platform.now());
    Ok(fits)
}

impl LoginThrottle {
    fn begin<'a>(&'a self, guesser: &'a Guesser, now: i64) -> Result<Try<'a>, Error> {
        let mut counts = self.counts();
        let all = guesser.all().and_then(|it| counts.get(&it));
        let besieged = all.is_some_and(|it| it.wrong >= BESIEGED && it.last + DAY >= now);
        let count = count_of(&mut counts, guesser, now);
        count.last = now;
        // A clock that was put back makes nobody wait for longer.
        guesses::wait((count.until - now).min(LONGEST))?;
        // Several at once are no way around: each may turn out to be wrong.
        if count.open > 0 && count.wrong + count.open >= free(besieged) {
            return Err(Error::TooOften(1));
        }
        count.open += 1;
        Ok(Try {
            throttle: self,
            guesser,
            besieged,
        })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<Guesser, Count>> {
        // Whoever panicked left numbers.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Try<'_> {
    fn end(self, fits: bool, now: i64) {
        let mut counts = self.throttle.counts();
        if let Some(count) = counts.get_mut(self.guesser) {
            count.note(fits, now);
            if !fits && count.wrong >= free(self.besieged) {
                count.until = now + self.wait(count.wrong);
            }
        }
        let Some(all) = self.guesser.all() else {
            return;
        };
        if fits {
            counts.remove(&all);
        } else {
            count_of(&mut counts, &all, now).note(fits, now);
        }
    }

    /// Returns how long the next try waits after so many wrong ones in a row, which are no longer free.
    fn wait(&self, wrong: u32) -> i64 {
        if self.besieged {
            LONGEST
        } else {
            (FIRST << (wrong - FREE).min(10)).min(LONGEST)
        }
    }
}

impl Count {
    fn note(&mut self, fits: bool, now: i64) {
        if fits {
            self.wrong = 0;
            self.until = 0;
        } else {
            self.wrong = self.wrong.saturating_add(1);
            self.last = now;
        }
    }
}

impl Drop for Try<'_> {
    fn drop(&mut self) {
        let mut counts = self.throttle.counts();
        if let Some(count) = counts.get_mut(self.guesser) {
            count.open = count.open.saturating_sub(1);
            if count.open == 0 && count.wrong == 0 {
                counts.remove(self.guesser);
            }
        }
    }
}

/// Returns how many wrong ones in a row cost nothing.
const fn free(besieged: bool) -> u32 {
    if besieged { 1 } else { FREE }
}

/// The count of this guesser, with room for it; after a day it begins anew.
fn count_of<'a>(
    counts: &'a mut HashMap<Guesser, Count>,
    guesser: &Guesser,
    now: i64,
) -> &'a mut Count {
    if !counts.contains_key(guesser) {
        // What is a day old counts for nothing, and what is looked at is needed.
        let rank = |it: &Count| (it.open == 0).then_some((it.wrong, it.last));
        make_room(counts, |it| it.open > 0 || it.last + DAY >= now, rank);
    }
    let count = counts.entry(guesser.clone()).or_default();
    if count.last + DAY < now && count.open == 0 {
        *count = Count::default();
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guesses::MOST;

    const NOW: i64 = 1_800_000_000_000;

    fn guess(throttle: &LoginThrottle, guesser: &Guesser, now: i64) -> Result<(), Error> {
        throttle.begin(guesser, now).map(|it| it.end(false, now))
    }

    #[test]
    fn five_are_free_and_then_each_waits_twice_as_long() {
        let (throttle, ann) = (LoginThrottle::default(), Guesser::stranger("Ann", "here"));
        for _ in 0..5 {
            assert_eq!(guess(&throttle, &ann, NOW), Ok(()));
        }
        let mut now = NOW;
        for seconds in [30, 60, 120, 240, 480, 900, 900] {
            assert_eq!(guess(&throttle, &ann, now), Err(Error::TooOften(seconds)));
            now += seconds.cast_signed() * SECOND;
            assert_eq!(guess(&throttle, &ann, now), Ok(()));
        }
        assert_eq!(
            guess(&throttle, &Guesser::stranger("Bob", "here"), NOW),
            Ok(())
        );
        assert_eq!(
            guess(&throttle, &Guesser::Within(SessionId(1)), NOW),
            Ok(())
        );
        assert_eq!(guess(&throttle, &ann, now + DAY + 1), Ok(()), "a day later");
    }

    #[test]
    fn the_right_one_ends_the_row() {
        let (throttle, ann) = (LoginThrottle::default(), Guesser::Within(SessionId(1)));
        for _ in 0..3 {
            for _ in 0..4 {
                assert_eq!(guess(&throttle, &ann, NOW), Ok(()));
            }
            throttle.begin(&ann, NOW).unwrap().end(true, NOW);
        }
        assert!(
            throttle.counts().is_empty(),
            "nothing is kept of the right one"
        );
    }

    #[test]
    fn guesses_at_once_are_no_way_around() {
        let (throttle, ann) = (LoginThrottle::default(), Guesser::Within(SessionId(1)));
        let open: Vec<_> = (0..5).map(|_| throttle.begin(&ann, NOW).unwrap()).collect();
        assert_eq!(throttle.begin(&ann, NOW).err(), Some(Error::TooOften(1)));
        for attempt in open {
            attempt.end(false, NOW);
        }
        assert_eq!(guess(&throttle, &ann, NOW), Err(Error::TooOften(30)));
        let (throttle, again) = (LoginThrottle::default(), Guesser::Within(SessionId(2)));
        for _ in 0..10 {
            drop(throttle.begin(&again, NOW).unwrap());
        }
        assert_eq!(
            guess(&throttle, &again, NOW),
            Ok(()),
            "nobody learnt anything"
        );
    }

    #[test]
    fn so_many_are_remembered_and_the_busiest_longest() {
        let (throttle, ann) = (LoginThrottle::default(), Guesser::stranger("Ann", "here"));
        for _ in 0..5 {
            assert_eq!(guess(&throttle, &ann, NOW), Ok(()));
        }
        // An odd number of them: strangers are counted twice, and fill it up between two counts.
        assert_eq!(
            guess(&throttle, &Guesser::Within(SessionId(1)), NOW),
            Ok(())
        );
        for number in 0..=MOST {
            let other = Guesser::stranger(&format!("nobody{number}"), "here");
            assert_eq!(guess(&throttle, &other, NOW), Ok(()));
            assert!(throttle.counts().len() <= MOST);
        }
        assert_eq!(guess(&throttle, &ann, NOW), Err(Error::TooOften(30)));
    }

    #[test]
    fn a_clock_that_was_put_back_makes_nobody_wait_for_longer() {
        let (throttle, ann) = (LoginThrottle::default(), Guesser::Within(SessionId(1)));
        for _ in 0..5 {
            assert_eq!(guess(&throttle, &ann, NOW), Ok(()));
        }
        let refused = guess(&throttle, &ann, NOW - DAY);
        assert_eq!(refused, Err(Error::TooOften(15 * 60)));
    }

    #[test]
    fn nobody_is_locked_out_by_guesses_from_elsewhere() {
        let throttle = LoginThrottle::default();
        let from = |network: u32| Guesser::stranger("Ann", &network.to_string());
        for network in 0..4 {
            for _ in 0..5 {
                assert_eq!(guess(&throttle, &from(network), NOW), Ok(()));
            }
        }
        let waits = Err(Error::TooOften(15 * 60));
        for network in 4..1000 {
            assert_eq!(guess(&throttle, &from(network), NOW), Ok(()), "its first");
            assert_eq!(guess(&throttle, &from(network), NOW), waits, "one only");
        }
        let later = NOW + LONGEST;
        assert_eq!(guess(&throttle, &from(7), later), Ok(()));
        assert_eq!(guess(&throttle, &from(7), later), waits);
        let owner = from(1000);
        throttle.begin(&owner, NOW).unwrap().end(true, NOW);
        assert_eq!(guess(&throttle, &from(1001), NOW), Ok(()));
        assert_eq!(
            guess(&throttle, &from(1001), NOW),
            Ok(()),
            "the row has ended"
        );
    }
}
