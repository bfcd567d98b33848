//! Plays script files and prints what differs: `cargo xtask script FILE…`.

use std::{fs, path::Path, process::ExitCode};
use westeros::notation::script;

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let source = |file: &str| fs::read_to_string(root.join(file)).ok();
    let mut files = 0;
    let mut failed = 0;
    for file in std::env::args().skip(1) {
        files += 1;
        let differences = match fs::read_to_string(&file) {
            Ok(text) => script::differences(&text, source),
            Err(error) => vec![error.to_string()],
        };
        for difference in &differences {
            println!("{file}: {difference}\n");
        }
        failed += usize::from(!differences.is_empty());
    }
    println!("{} of {files} scripts as expected", files - failed);
    if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
