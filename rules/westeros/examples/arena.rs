//! `cargo xtask arena`: two levels of the computer against each other, on all cores.
//!
//! Arguments: the levels, the number of players, of blocks, and the first seed.

use std::{env, process::ExitCode, thread, time::Instant};
use westeros::testkit::arena::{Match, run};

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let wanted = match read(&args) {
        Ok(wanted) => wanted,
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::FAILURE;
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let start = Instant::now();
    let step = (wanted.blocks / 20).max(1);
    let report = run(&wanted, cores, &|done| {
        if done == 1 || done.is_multiple_of(step) {
            let seconds = start.elapsed().as_secs();
            eprintln!("{done} of {} blocks, {seconds} s", wanted.blocks);
        }
    });
    println!("{report}");
    let mut failures = report.failures();
    let Some(why) = failures.next() else {
        return ExitCode::SUCCESS;
    };
    eprintln!("{why}");
    ExitCode::FAILURE
}

fn read(args: &[String]) -> Result<Match, String> {
    let [first, second, players, blocks, seed] = args else {
        return Err("two levels, 3 to 6 players, how many blocks, a seed".to_owned());
    };
    let number = |it: &String| it.parse::<u32>().map_err(|_| format!("{it} is no number"));
    let players = number(players)?;
    if !(3..=6).contains(&players) {
        return Err(format!("{players} cannot play"));
    }
    Ok(Match {
        levels: [first.parse()?, second.parse()?],
        players: players as u8,
        blocks: number(blocks)?,
        seed: number(seed)?.into(),
    })
}
