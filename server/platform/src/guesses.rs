//! The parts that all counts of wrong guesses share, of passwords and of the words of tables.

use std::collections::HashMap;

use crate::Error;

const SECOND: i64 = 1000;
/// So many counts are remembered, of about 150 bytes each.
pub const MOST: usize = 20_000;

/// Refuses whoever has to wait for so many milliseconds.
///
/// # Errors
/// [`Error::TooOften`] where that is any time at all.
pub fn wait(milliseconds: i64) -> Result<(), Error> {
    if milliseconds <= 0 {
        return Ok(());
    }
    let seconds = (milliseconds + SECOND - 1) / SECOND;
    Err(Error::TooOften(seconds.unsigned_abs()))
}

/// Makes room for one more count: forgets those that matter no more, and if that is not enough, the half of
/// lowest rank. What has no rank stays.
pub fn make_room<Guesser, Count, Rank: Ord + Copy>(
    counts: &mut HashMap<Guesser, Count>,
    matters: impl Fn(&Count) -> bool,
    rank: impl Fn(&Count) -> Option<Rank>,
) {
    if counts.len() < MOST {
        return;
    }
    counts.retain(|_, it| matters(it));
    if counts.len() < MOST {
        return;
    }
    let mut ranks: Vec<Rank> = counts.values().filter_map(&rank).collect();
    if ranks.is_empty() {
        return;
    }
    let middle = ranks.len() / 2;
    let median = *ranks.select_nth_unstable(middle).1;
    counts.retain(|_, it| rank(it).is_none_or(|it| it > median));
}
