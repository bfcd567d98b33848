//! `cargo xtask fuzz rules`: random games against everything that must hold, on all cores.
//!
//! Arguments: how many games, the first seed, and a file for the first game that fails.

use std::process::ExitCode;
use westeros::Westeros;

fn main() -> ExitCode {
    tabletop::testkit::fuzz::main::<Westeros>()
}
