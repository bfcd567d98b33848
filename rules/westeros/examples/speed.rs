//! Random games a second in native code, for `cargo xtask bench rules`.

use std::time::{Duration, Instant};
use westeros::testkit::speed::play;

fn main() {
    let (start, mut games) = (Instant::now(), 0_u32);
    while start.elapsed() < Duration::from_secs(1) {
        play(50, 1);
        games += 50;
    }
    println!("{:.0}", f64::from(games) / start.elapsed().as_secs_f64());
}
