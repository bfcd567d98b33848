//! Wrong passwords, counted for each account over all addresses: who guesses waits longer each
//! time, and nobody is locked out of their own account by somebody else's guesses.
//!
//! What is counted is in memory: a restart forgets it, and nobody who guesses can cause one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::time::DAY;
use crate::{Error, Platform, UserId, random};

use super::name::Name;
use crate::entities::Secret;

const SECOND: i64 = 1000;
/// So many wrong passwords in a row cost nothing: people have several, and mistype.
const FREE: u32 = 5;
/// How long the next one waits then; each further one doubles it.
const FIRST: i64 = 30 * SECOND;
/// It does not grow beyond this: under a hundred guesses a day.
const LONGEST: i64 = 15 * 60 * SECOND;
/// So many counts are remembered, of about 150 bytes each.
const MOST: usize = 20_000;

/// Whose wrong passwords are counted together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Guesser {
    /// All browsers in which nobody has signed in to the account of this name; the digest of the
    /// name, whether there is such an account or not.
    Stranger(String),
    /// A browser in which somebody has, by its number.
    Browser(UserId, String),
    /// Somebody who is signed in, and asked once more.
    Within(UserId),
}

impl Guesser {
    pub fn stranger(name: &str) -> Self {
        let key = Name::parse(name).map_or_else(|_| name.to_lowercase(), |it| it.key);
        Self::Stranger(random::sha256(key.as_bytes()))
    }
}

/// What is counted; clones share everything.
#[derive(Clone, Default)]
pub struct Tries(Arc<Mutex<HashMap<Guesser, Count>>>);

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
    tries: &'a Tries,
    guesser: &'a Guesser,
}

/// Whether `password` is the one that was hashed, unless this guesser has to wait.
///
/// # Errors
/// [`Error::TooOften`] after too many wrong ones; [`Error::Busy`].
pub async fn verify(
    platform: &Platform,
    guesser: &Guesser,
    (password, hashed): (String, Option<Secret>),
) -> Result<bool, Error> {
    let attempt = platform.tries().begin(guesser, platform.now())?;
    let fits = platform.passwords().verify(password, hashed).await?;
    attempt.end(fits, platform.now());
    Ok(fits)
}

impl Tries {
    fn begin<'a>(&'a self, guesser: &'a Guesser, now: i64) -> Result<Try<'a>, Error> {
        let mut counts = self.counts();
        if !counts.contains_key(guesser) && counts.len() >= MOST {
            make_room(&mut counts, now);
        }
        let count = counts.entry(guesser.clone()).or_default();
        if count.last + DAY < now && count.open == 0 {
            *count = Count::default();
        }
        count.last = now;
        // A clock that was put back makes nobody wait for longer.
        let wait = (count.until - now).min(LONGEST);
        if wait > 0 {
            let seconds = (wait + SECOND - 1) / SECOND;
            return Err(Error::TooOften(seconds.unsigned_abs()));
        }
        // Several at once are no way around: each may turn out to be wrong.
        if count.open > 0 && count.wrong + count.open >= FREE {
            return Err(Error::TooOften(1));
        }
        count.open += 1;
        Ok(Try {
            tries: self,
            guesser,
        })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<Guesser, Count>> {
        // Whoever panicked left numbers.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Try<'_> {
    fn end(self, fits: bool, now: i64) {
        let mut counts = self.tries.counts();
        let Some(count) = counts.get_mut(self.guesser) else {
            return;
        };
        if fits {
            count.wrong = 0;
            count.until = 0;
            return;
        }
        count.wrong = count.wrong.saturating_add(1);
        count.last = now;
        if count.wrong >= FREE {
            let doubled = (count.wrong - FREE).min(10);
            count.until = now + (FIRST << doubled).min(LONGEST);
        }
    }
}

impl Drop for Try<'_> {
    fn drop(&mut self) {
        let mut counts = self.tries.counts();
        if let Some(count) = counts.get_mut(self.guesser) {
            count.open = count.open.saturating_sub(1);
            if count.open == 0 && count.wrong == 0 {
                counts.remove(self.guesser);
            }
        }
    }
}

/// Forgets what is a day old, and if that is not enough, the half that has tried the least.
fn make_room(counts: &mut HashMap<Guesser, Count>, now: i64) {
    counts.retain(|_, it| it.open > 0 || it.last + DAY >= now);
    if counts.len() < MOST {
        return;
    }
    let rank = |it: &Count| (it.open, it.wrong, it.last);
    let mut ranks: Vec<_> = counts.values().map(rank).collect();
    let middle = ranks.len() / 2;
    let (_, median, _) = ranks.select_nth_unstable(middle);
    let median = *median;
    counts.retain(|_, it| it.open > 0 || rank(it) > median);
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_800_000_000_000;

    fn guess(tries: &Tries, guesser: &Guesser, now: i64) -> Result<(), Error> {
        tries.begin(guesser, now).map(|it| it.end(false, now))
    }

    #[test]
    fn five_are_free_and_then_each_waits_twice_as_long() {
        let (tries, ann) = (Tries::default(), Guesser::stranger("Ann"));
        for _ in 0..5 {
            assert_eq!(guess(&tries, &ann, NOW), Ok(()));
        }
        let mut now = NOW;
        for seconds in [30, 60, 120, 240, 480, 900, 900] {
            assert_eq!(guess(&tries, &ann, now), Err(Error::TooOften(seconds)));
            now += seconds.cast_signed() * SECOND;
            assert_eq!(guess(&tries, &ann, now), Ok(()));
        }
        assert_eq!(guess(&tries, &Guesser::stranger("Bob"), NOW), Ok(()));
        assert_eq!(guess(&tries, &Guesser::Within(UserId(1)), NOW), Ok(()));
        assert_eq!(guess(&tries, &ann, now + DAY + 1), Ok(()), "a day later");
    }

    #[test]
    fn the_right_one_ends_the_row() {
        let (tries, ann) = (Tries::default(), Guesser::Within(UserId(1)));
        for _ in 0..3 {
            for _ in 0..4 {
                assert_eq!(guess(&tries, &ann, NOW), Ok(()));
            }
            tries.begin(&ann, NOW).unwrap().end(true, NOW);
        }
        assert!(
            tries.counts().is_empty(),
            "nothing is kept of the right one"
        );
    }

    #[test]
    fn guesses_at_once_are_no_way_around() {
        let (tries, ann) = (Tries::default(), Guesser::Within(UserId(1)));
        let open: Vec<_> = (0..5).map(|_| tries.begin(&ann, NOW).unwrap()).collect();
        assert_eq!(tries.begin(&ann, NOW).err(), Some(Error::TooOften(1)));
        for attempt in open {
            attempt.end(false, NOW);
        }
        assert_eq!(guess(&tries, &ann, NOW), Err(Error::TooOften(30)));
        let (tries, again) = (Tries::default(), Guesser::Within(UserId(2)));
        for _ in 0..10 {
            drop(tries.begin(&again, NOW).unwrap());
        }
        assert_eq!(guess(&tries, &again, NOW), Ok(()), "nobody learnt anything");
    }

    #[test]
    fn so_many_are_remembered_and_the_busiest_longest() {
        let (tries, ann) = (Tries::default(), Guesser::stranger("Ann"));
        for _ in 0..5 {
            assert_eq!(guess(&tries, &ann, NOW), Ok(()));
        }
        for number in 0..=MOST {
            let other = Guesser::stranger(&format!("nobody{number}"));
            assert_eq!(guess(&tries, &other, NOW), Ok(()));
            assert!(tries.counts().len() <= MOST);
        }
        assert_eq!(guess(&tries, &ann, NOW), Err(Error::TooOften(30)));
    }

    #[test]
    fn a_clock_that_was_put_back_makes_nobody_wait_for_longer() {
        let (tries, ann) = (Tries::default(), Guesser::Within(UserId(1)));
        for _ in 0..5 {
            assert_eq!(guess(&tries, &ann, NOW), Ok(()));
        }
        let refused = guess(&tries, &ann, NOW - DAY);
        assert_eq!(refused, Err(Error::TooOften(15 * 60)));
    }
}
