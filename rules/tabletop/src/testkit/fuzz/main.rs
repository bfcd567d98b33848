//! The program around the fuzzer: the same for each game.

use super::{Fuzzed, Tally, run};
use std::{env, fs, process::ExitCode, thread};

/// The number of failures that are told.
const SHOWN: usize = 20;

/// Plays random games on all cores and prints what came of them.
///
/// Arguments of the program: how many games, the first seed, and a file for the first game that
/// fails.
pub fn main<G: Fuzzed>() -> ExitCode
where
    Tally<G>: Send,
{
    let args: Vec<String> = env::args().skip(1).collect();
    let number = |i: usize, default: u64| args.get(i).map_or(Some(default), |it| it.parse().ok());
    let (Some(games), Some(seed)) = (number(0, 10_000), number(1, 0)) else {
        eprintln!("how many games, the first seed, a file for a failure");
        return ExitCode::FAILURE;
    };
    let tally = on_all_cores::<G>(games, seed);
    println!("{tally}");
    let Some(failure) = tally.failures.first() else {
        return ExitCode::SUCCESS;
    };
    for failure in tally.failures.iter().take(SHOWN) {
        eprintln!("seed {}: {}", failure.seed, failure.why);
    }
    if let Some(file) = args.get(2) {
        match fs::write(file, failure.text()) {
            Ok(()) => eprintln!("the game is in {file}"),
            Err(why) => eprintln!("the game could not be written to {file}: {why}"),
        }
    }
    ExitCode::FAILURE
}

fn on_all_cores<G: Fuzzed>(games: u64, seed: u64) -> Tally<G>
where
    Tally<G>: Send,
{
    let cores = thread::available_parallelism().map_or(1, |it| it.get() as u64);
    let share = |core: u64| seed + games * core / cores..seed + games * (core + 1) / cores;
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores)
            .map(|core| scope.spawn(move || run::<G>(share(core))))
            .collect();
        workers
            .into_iter()
            .map(|worker| worker.join().expect("a failing game is caught"))
            .fold(Tally::default(), Tally::plus)
    })
}
