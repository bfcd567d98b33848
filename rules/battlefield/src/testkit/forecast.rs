//! Forecasts against what happens: attacks of random settings, each played many times by the real
//! rules, and compared with their odds.

mod compare;
mod play;
mod setting;

pub use compare::{Compared, LEVEL, Report};
pub use play::Counts;
pub use setting::Trial;

use std::sync::{
    Mutex,
    atomic::{AtomicU32, Ordering},
};

/// Plays the attacks of so many random settings, each so many times, on so many threads; `progress`
/// hears how many settings are done.
pub fn run(
    (settings, plays): (u32, u32),
    first: u64,
    threads: usize,
    progress: &(dyn Fn(u32) + Sync),
) -> Report {
    let (next, done) = (AtomicU32::new(0), AtomicU32::new(0));
    let all = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= settings {
                        return;
                    }
                    let seed = first.wrapping_add(u64::from(number));
                    let trial = Trial::of(seed);
                    let counts = Counts::of(&trial, plays, seed);
                    let compared = Compared::new(trial, &counts);
                    let mut all = all
                        .lock()
                        .unwrap_or_else(std::sync::PoisonError::into_inner);
                    all.push((number, compared));
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
            });
        }
    });
    let mut all = all
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    all.sort_by_key(|(number, _)| *number);
    Report::of(all.into_iter().map(|(_, it)| it).collect())
}
