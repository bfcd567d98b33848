//! Random battles a second in native code, for `cargo xtask bench battlefield`.

use battlefield::testkit::speed::play;
use std::time::{Duration, Instant};

fn main() {
    let (start, mut games) = (Instant::now(), 0_u32);
    while start.elapsed() < Duration::from_secs(1) {
        play(5, 1);
        games += 5;
    }
    println!("{:.1}", f64::from(games) / start.elapsed().as_secs_f64());
}
