//! Levels against each other: who wins how often, and how long they think.
//!
//! A pair is one seed, played twice with the levels changing seats: the same armies stand at the
//! same seats, and the same dice fall. So what a seat or an army is worth cancels out.

mod game;
mod report;

pub use game::{Played, play};
pub use report::Report;

use crate::{
    Battlefield,
    policy::{Greedy, Temper},
    position::Setup,
};
use std::sync::{
    Mutex,
    atomic::{AtomicU32, Ordering},
};
use tabletop::{Policy, policy};

/// A match: which levels meet, at what, and how often.
#[derive(Clone)]
pub struct Match {
    pub levels: [&'static dyn Policy<Battlefield>; 2],
    pub setup: Setup,
    pub players: u8,
    pub pairs: u32,
    pub seed: u64,
}

/// The level of this name: one of the game, or `greedy-N` for the greedy player at temperature N.
pub fn level(name: &str) -> Option<&'static dyn Policy<Battlefield>> {
    let tempered = name.strip_prefix("greedy-").and_then(|it| it.parse().ok());
    tempered.map_or_else(
        || policy::<Battlefield>(name),
        |it| Some(Box::leak(Box::new(Greedy(Temper(it))))),
    )
}

/// Plays all pairs on so many threads; `progress` hears how many are done.
pub fn run(wanted: &Match, threads: usize, progress: &(dyn Fn(u32) + Sync)) -> Report {
    let (next, done) = (AtomicU32::new(0), AtomicU32::new(0));
    let pairs = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    if pair >= wanted.pairs {
                        return;
                    }
                    let games = [0, 1].map(|first| play(wanted, pair, first));
                    let mut all = pairs
                        .lock()
                        .unwrap_or_else(std::sync::PoisonError::into_inner);
                    all.push((pair, games));
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
            });
        }
    });
    let mut pairs = pairs
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    pairs.sort_by_key(|(pair, _)| *pair);
    Report {
        pairs: pairs.into_iter().map(|(_, games)| games).collect(),
    }
}
