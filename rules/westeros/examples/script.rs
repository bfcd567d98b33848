//! Plays script files and prints what differs and what is odd: `cargo xtask script FILE…`.

use std::{fs, path::Path, process::ExitCode};
use westeros::notation::script::{Report, report};

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let source = |file: &str| fs::read_to_string(root.join(file)).ok();
    let (mut files, mut failed, mut warnings) = (0, 0, 0);
    for file in std::env::args().skip(1) {
        files += 1;
        let report = match fs::read_to_string(&file) {
            Ok(text) => report(&text, source),
            Err(error) => Report {
                differences: vec![error.to_string()],
                ..Report::default()
            },
        };
        for difference in &report.differences {
            println!("{file}: {difference}\n");
        }
        for warning in &report.warnings {
            println!("{file}: warning: {warning}\n");
        }
        failed += usize::from(!report.differences.is_empty());
        warnings += report.warnings.len();
    }
    let odd = match warnings {
        0 => String::new(),
        1 => ", 1 warning".to_owned(),
        more => format!(", {more} warnings"),
    };
    println!("{} of {files} scripts as expected{odd}", files - failed);
    // A warning is no difference.
    if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
