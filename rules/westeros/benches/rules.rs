//! A benchmark of the rules, as `key value` lines; shakmaty's random plies in the same run are the yardstick, since
//! machines differ.
//!
//! Each rate is the median of several timed slices; the slices of all works take turns, so that
//! whatever else the machine does meets them alike. The ratio to shakmaty is the median of the
//! ratios of neighbouring slices, and `control_a_over_a`, the same work against itself, says how
//! far such a ratio can be trusted.

#[path = "rules/chess.rs"]
mod chess;
#[path = "rules/games.rs"]
mod games;

use games::Tally;
use std::time::{Duration, Instant};
use westeros::State;

const SLICES: usize = 15;
const SLICE: Duration = Duration::from_millis(200);

/// Something to time: does some of it and says how many games and how many steps that was.
type Work = fn(&mut Tally);

/// The second one is the control: the same work again.
const WORKS: [Work; 5] = [
    games::random,
    games::random,
    games::contract,
    games::copies,
    chess::plies,
];

fn main() {
    let mut tallies: [Tally; WORKS.len()] = std::array::from_fn(|_| Tally::default());
    let slices: [_; SLICES] = std::array::from_fn(|_| {
        std::array::from_fn::<_, { WORKS.len() }, _>(|work| rate(&mut tallies[work], WORKS[work]))
    });
    let [random, again, contract, copies, chess]: [_; WORKS.len()] = std::array::from_fn(|work| {
        let of_work = slices.map(|slice| slice[work]);
        (of_work.map(|it| it.0), of_work.map(|it| it.1))
    });
    println!("state_bytes {}", size_of::<State>());
    println!("games_per_s {:.0}", median(random.0));
    println!("decisions_per_s {:.0}", median(random.1));
    println!("contract_games_per_s {:.0}", median(contract.0));
    println!("copies_per_s {:.0}", median(copies.1));
    println!("shakmaty_plies_per_s {:.0}", median(chess.1));
    println!(
        "decisions_over_shakmaty_plies {:.3}",
        median(ratio(random.1, chess.1))
    );
    println!("control_a_over_a {:.3}", median(ratio(random.1, again.1)));
    println!("decisions_per_game {:.0}", games::decisions_per_game());
    println!("allocations_per_game {}", games::allocations());
    println!("replay_ms {:.3}", games::replay_ms());
}

/// Games and steps a second in one slice of time.
fn rate(tally: &mut Tally, work: Work) -> (f64, f64) {
    let (start, before) = (Instant::now(), (tally.games, tally.steps));
    while start.elapsed() < SLICE {
        work(tally);
    }
    let seconds = start.elapsed().as_secs_f64();
    let per_second = |now: u64, before: u64| as_float(now - before) / seconds;
    (
        per_second(tally.games, before.0),
        per_second(tally.steps, before.1),
    )
}

#[expect(clippy::cast_precision_loss, reason = "far below 2^52")]
pub fn as_float(count: u64) -> f64 {
    count as f64
}

fn ratio(above: [f64; SLICES], below: [f64; SLICES]) -> [f64; SLICES] {
    std::array::from_fn(|slice| above[slice] / below[slice])
}

fn median<const N: usize>(mut values: [f64; N]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[N / 2]
}
