//! The fall of the dice against what was to be expected of them.

use super::roll::{ALL, Lying, Tried};
use battlefield::{effect::Pool, event::Event, field::Thing, position::Position};
use tabletop::Seat;

/// Of one player and one use of dice: so many tried, so many successes, so many expected in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Luck {
    pub seat: Seat,
    pub pool: Pool,
    pub count: u32,
    pub succeeded: u32,
    pub expected: u32,
}

/// A single throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The revision that brought it.
    pub seq: i64,
    pub who: Thing,
    pub pool: Pool,
    pub count: u32,
    pub succeeded: u32,
    /// In thousandths.
    pub expected: u32,
}

const POOLS: [Pool; 4] = [Pool::Attack, Pool::Defense, Pool::Morale, Pool::Charge];

/// By player and use of dice, where anything was rolled.
pub fn lucks<'e>(position: &Position, log: impl Iterator<Item = (i64, &'e Event)>) -> Vec<Luck> {
    let tried = all(log);
    let mut lucks = Vec::new();
    for seat in position.seats() {
        for pool in POOLS {
            let own = tried.iter().map(|(_, it)| it);
            let own = own.filter(|it| it.pool == pool && position.owner(it.who) == Some(seat));
            let (mut count, mut succeeded, mut expected) = (0, 0, 0);
            for it in own {
                count += it.count;
                succeeded += it.succeeded;
                expected += it.expected;
            }
            if count > 0 {
                lucks.push(Luck {
                    seat,
                    pool,
                    count,
                    succeeded,
                    expected: thousandths(expected),
                });
            }
        }
    }
    lucks
}

/// The luckiest throws and the unluckiest ones, at most so many of each, the most remarkable first.
pub fn remarkable<'e>(log: impl Iterator<Item = (i64, &'e Event)>, most: usize) -> [Vec<Throw>; 2] {
    let mut tried: Vec<(f64, i64, Tried)> = all(log)
        .into_iter()
        .map(|(seq, it)| (distance(&it), seq, it))
        .collect();
    // By chance alone it is farther from what is expected once in 22 throws.
    tried.retain(|it| it.0.abs() >= 2.0);
    tried.sort_by(|one, other| other.0.abs().total_cmp(&one.0.abs()));
    let throw = |(_, seq, it): &(f64, i64, Tried)| Throw {
        seq: *seq,
        who: it.who,
        pool: it.pool,
        count: it.count,
        succeeded: it.succeeded,
        expected: thousandths(it.expected),
    };
    [1.0, -1.0].map(|sign: f64| {
        let side = tried.iter().filter(|it| it.0 * sign > 0.0);
        side.take(most).map(throw).collect()
    })
}

/// By how many standard deviations it is better or worse than expected.
fn distance(it: &Tried) -> f64 {
    let count = f64::from(it.count);
    let chance = f64::from(it.expected) / f64::from(ALL) / count;
    let spread = (count * chance * (1.0 - chance)).sqrt();
    if spread > 0.0 {
        (f64::from(it.succeeded) - count * chance) / spread
    } else {
        0.0
    }
}

/// Each throw, and each time that dice were rolled again.
fn all<'e>(log: impl Iterator<Item = (i64, &'e Event)>) -> Vec<(i64, Tried)> {
    let mut tried = Vec::new();
    let mut lying: Vec<Lying> = Vec::new();
    for (seq, event) in log {
        if let Event::Rolled { pool, .. } = event {
            lying.retain(|it| it.pool() != *pool);
        }
        if let Some(roll) = Lying::of(event) {
            tried.push((seq, roll.tried()));
            lying.push(roll);
        }
        if let Event::Rerolled {
            pool, dice, faces, ..
        } = event
            && !dice.is_empty()
            && let Some(roll) = lying.iter_mut().find(|it| it.pool() == *pool)
        {
            tried.push((seq, roll.rerolled(dice, faces)));
        }
    }
    tried
}

const fn thousandths(parts: u32) -> u32 {
    (parts * 1_000 + ALL / 2) / ALL
}
