//! Plays files of cases and prints what differs: `cargo xtask script FILE…`.

use battlefield::notation::play;
use std::{fs, process::ExitCode};

fn main() -> ExitCode {
    let (mut cases, mut failed) = (0, 0);
    for file in std::env::args().skip(1) {
        let text = match fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) => {
                println!("{file}: {error}");
                failed += 1;
                continue;
            }
        };
        let report = play(&text);
        cases += report.cases.len();
        failed += report.problems.len();
        for it in &report.problems {
            println!("{file}:{}: {}: {}\n", it.line, it.case, it.what);
        }
    }
    println!("{cases} cases, {failed} not as expected");
    if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
