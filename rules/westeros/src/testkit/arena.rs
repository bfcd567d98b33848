//! Levels against each other: who wins how often, and what games they play.
//!
//! A block is one order of the decks, played with the levels changing seats: one seat of the first
//! level against all others of the second in every rotation, and half against half. Houses differ
//! so much that blocks, not games, are what intervals are drawn from.

mod game;
mod lesson;
mod level;
mod report;
mod seating;

pub use game::{Played, play};
pub use lesson::Lessons;
pub use level::Player;
pub use report::{Interval, Report};
pub use seating::{Against, Seating};

use std::sync::{
    Mutex,
    atomic::{AtomicU32, Ordering},
};

/// A match: which levels meet, and how often.
#[derive(Clone, Debug)]
pub struct Match {
    pub levels: [Player; 2],
    pub players: u8,
    pub blocks: u32,
    pub seed: u64,
}

/// Plays all blocks on so many threads; `progress` hears how many are done.
pub fn run(wanted: &Match, threads: usize, progress: &(dyn Fn(u32) + Sync)) -> Report {
    let next = AtomicU32::new(0);
    let done = AtomicU32::new(0);
    let blocks = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let block = next.fetch_add(1, Ordering::Relaxed);
                    if block >= wanted.blocks {
                        return;
                    }
                    let games = play_block(wanted, block);
                    let mut all = blocks
                        .lock()
                        .unwrap_or_else(std::sync::PoisonError::into_inner);
                    all.push((block, games));
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
            });
        }
    });
    let mut blocks = blocks
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    blocks.sort_by_key(|(block, _)| *block);
    Report::of(wanted, blocks.into_iter().map(|(_, games)| games).collect())
}

fn play_block(wanted: &Match, block: u32) -> Vec<(Seating, Played)> {
    let decks = wanted
        .seed
        .wrapping_mul(1_000_003)
        .wrapping_add(block.into());
    Seating::block(wanted)
        .into_iter()
        .map(|seating| (seating, play(wanted, seating, decks)))
        .collect()
}
