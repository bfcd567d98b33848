//! `cargo xtask bench questions`: what a person is asked in a battle of 30 points, and how often they press,
//! in every mode: before, and now.
//!
//! Arguments: battles in each mode, and the first seed.

use battlefield::{position::Mode, testkit::questions::count};
use std::{env, process::ExitCode};

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let mut number = |otherwise: u32| args.next().map_or(Ok(otherwise), |it| it.parse());
    let (Ok(battles), Ok(seed)) = (number(10), number(1)) else {
        eprintln!("battles in each mode, and the first seed");
        return ExitCode::FAILURE;
    };
    for mode in Mode::ALL.iter().filter(|it| **it != Mode::None) {
        match count(*mode, battles, seed.into()) {
            Ok(counts) => {
                println!(
                    "{:<24} questions: before, now; clicks: before, now",
                    mode.word()
                );
                println!("{counts}");
            }
            Err(why) => {
                eprintln!("{}: {why}", mode.word());
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
