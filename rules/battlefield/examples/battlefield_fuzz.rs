//! `cargo xtask fuzz battlefield`: random battles against everything that must hold, on all cores.
//!
//! Arguments: how many games, the first seed, and a file for the first game that fails.

use battlefield::Battlefield;
use std::process::ExitCode;

fn main() -> ExitCode {
    tabletop::testkit::fuzz::main::<Battlefield>()
}
