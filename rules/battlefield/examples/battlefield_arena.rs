//! `cargo xtask arena --game battlefield`: two levels of the computer against each other, on all
//! cores.
//!
//! Arguments: the levels, the mode, the number of players, `alone` or `teams`, the points of an
//! army, the number of pairs, and the first seed.

use battlefield::{
    position::{Mode, Scheme, Setup, problems},
    testkit::arena::{Match, level, run},
};
use std::{env, process::ExitCode, thread, time::Instant};

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
    let step = (wanted.pairs / 10).max(1);
    let report = run(&wanted, cores, &|done| {
        if done == 1 || done.is_multiple_of(step) {
            let seconds = start.elapsed().as_secs();
            eprintln!("{done} of {} pairs, {seconds} s", wanted.pairs);
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
    let [first, second, mode, players, scheme, size, pairs, seed] = args else {
        return Err(
            "two levels, a mode, 2 to 4 players, alone or teams, points, pairs, a seed".into(),
        );
    };
    let named = |name: &String| level(name).ok_or_else(|| format!("no level is called {name}"));
    let number = |it: &String| it.parse::<u32>().map_err(|_| format!("{it} is no number"));
    let modes = Mode::ALL.iter().find(|it| it.word() == mode);
    let schemes = Scheme::ALL.iter().find(|it| it.word() == scheme);
    let setup = Setup {
        mode: *modes.ok_or_else(|| format!("no mode is called {mode}"))?,
        scheme: *schemes.ok_or_else(|| format!("{scheme} is neither alone nor teams"))?,
        size: number(size)?,
        ..Setup::default()
    };
    let players = number(players)? as u8;
    let problems = problems(&setup, players);
    if !problems.is_empty() {
        return Err(format!("that cannot be played: {problems:?}"));
    }
    Ok(Match {
        levels: [named(first)?, named(second)?],
        setup,
        players,
        pairs: number(pairs)?,
        seed: number(seed)?.into(),
    })
}
