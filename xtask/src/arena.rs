//! `cargo xtask arena`: two levels of the computer against each other.

use crate::run::cargo;
use anyhow::{Context, Result, bail, ensure};

const USAGE: &str = "arena takes two levels, --players 3 to 6, --blocks N and --seed S; levels are \
    random, beginner, steady, lessons (who has done the lessons) and greedy-N (at temperature N)";

pub fn arena(args: &[String]) -> Result<()> {
    let [first, second, options @ ..] = args else {
        bail!(USAGE);
    };
    let (mut players, mut blocks, mut seed) = ("6", "50", "1");
    for option in options.chunks(2) {
        let [name, value] = option else {
            bail!("{} what?", option[0]);
        };
        match name.as_str() {
            "--players" => players = value,
            "--blocks" => blocks = value,
            "--seed" => seed = value,
            _ => bail!(USAGE),
        }
    }
    eprintln!("building the rules; then {blocks} blocks of {first} against {second}");
    let status = cargo(&[
        "run",
        "--quiet",
        "--release",
        "--package",
        "westeros",
        "--features",
        "testkit",
        "--example",
        "arena",
        "--",
        first,
        second,
        players,
        blocks,
        seed,
    ])
    .status()
    .context("cannot start cargo")?;
    ensure!(status.success(), "not every game was played to its end");
    Ok(())
}
