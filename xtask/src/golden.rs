//! `cargo xtask golden`: writes the golden games anew, to be read in review.

use crate::{
    rules::{BATTLEFIELD, Rules, WESTEROS},
    run::{cargo, run},
};
use anyhow::{Result, bail};

pub fn golden(args: &[String]) -> Result<()> {
    match args {
        [] => {
            write(WESTEROS)?;
            write(BATTLEFIELD)
        }
        [game] if game == WESTEROS.package => write(WESTEROS),
        [game] if game == BATTLEFIELD.package => write(BATTLEFIELD),
        _ => bail!("golden takes nothing, or one of the games: westeros, battlefield"),
    }
}

fn write(rules: Rules) -> Result<()> {
    run(&mut cargo(&[
        "run",
        "--quiet",
        "--package",
        rules.package,
        "--example",
        rules.golden,
    ]))
}
