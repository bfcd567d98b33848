//! Saying what is being done, and how long it took.

use anyhow::Result;
use std::time::{Duration, Instant};

/// Announces the work, does it, and says how long it took.
pub fn step<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    eprintln!("==> {what}");
    let started = Instant::now();
    let result = work();
    let verdict = if result.is_ok() { "done" } else { "failed" };
    eprintln!("    {verdict} after {}", seconds(started.elapsed()));
    result
}

/// A remark that belongs to the step just announced.
pub fn note(text: impl AsRef<str>) {
    eprintln!("    {}", text.as_ref());
}

/// A duration as people read it.
pub fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
