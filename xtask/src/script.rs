//! `cargo xtask script`: plays files of the notation and prints what differs and what is odd.

use crate::{
    rules::{BATTLEFIELD, Rules, WESTEROS},
    run::cargo,
};
use anyhow::{Context, Result, ensure};
use std::path::Path;

/// `here` is where the files' names were given.
pub fn script(here: &Path, files: &[String]) -> Result<()> {
    ensure!(!files.is_empty(), "name the files to play");
    match files.split_first() {
        Some((game, files)) if game == BATTLEFIELD.package => play(BATTLEFIELD, here, files),
        _ => play(WESTEROS, here, files),
    }
}

fn play(rules: Rules, here: &Path, files: &[String]) -> Result<()> {
    let status = cargo(&[
        "run",
        "--quiet",
        "--package",
        rules.package,
        "--example",
        rules.script,
        "--",
    ])
    .args(files.iter().map(|file| here.join(file)))
    .status()
    .context("cannot start cargo")?;
    ensure!(status.success(), "not everything is as expected");
    Ok(())
}
