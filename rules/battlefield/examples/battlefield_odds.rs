//! `cargo xtask fuzz odds`: forecasts of random attacks against what the real rules make of them, on all
//! cores.
//!
//! Arguments: the number of settings, how often each is played, and the first seed.

use battlefield::testkit::forecast::{LEVEL, run};
use std::{env, process::ExitCode, thread, time::Instant};

fn main() -> ExitCode {
    let numbers: Vec<u32> = env::args().skip(1).flat_map(|it| it.parse()).collect();
    let [settings, plays, seed] = numbers[..] else {
        eprintln!("a number of settings, how often each is played, and the first seed");
        return ExitCode::FAILURE;
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let start = Instant::now();
    let step = (settings / 10).max(1);
    let report = run((settings, plays), seed.into(), cores, &|done| {
        if done.is_multiple_of(step) {
            let seconds = start.elapsed().as_secs();
            eprintln!("{done} of {settings} settings, {seconds} s");
        }
    });
    let least = report.tests().map(|(_, p)| p).fold(1.0, f64::min);
    let charges = report.all.iter().filter(|it| it.trial.charge.is_some());
    let stopped = report.all.iter().filter(|it| it.trial.odds.stops() > 0);
    println!("settings {}", report.all.len());
    println!("charges {}", charges.count());
    println!("stopped_before_dice {}", stopped.count());
    println!("tests {}", report.tests().count());
    println!("least_p {least:.7}");
    println!("limit {:.7} ({LEVEL} for all tests together)", report.limit);
    let wrong: Vec<String> = report.wrong().map(ToString::to_string).collect();
    println!("wrong {}", wrong.len());
    if wrong.is_empty() {
        ExitCode::SUCCESS
    } else {
        eprintln!("{}", wrong.join("\n\n"));
        ExitCode::FAILURE
    }
}
