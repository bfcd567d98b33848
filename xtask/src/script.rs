//! `cargo xtask script`: plays files of the notation and prints what differs and what is odd.

use crate::run::cargo;
use anyhow::{Context, Result, ensure};
use std::path::Path;

/// `here` is where the files' names were given.
pub fn script(here: &Path, files: &[String]) -> Result<()> {
    ensure!(!files.is_empty(), "name the files to play");
    let status = cargo(&[
        "run",
        "--quiet",
        "--package",
        "westeros",
        "--example",
        "script",
        "--",
    ])
    .args(files.iter().map(|file| here.join(file)))
    .status()
    .context("cannot start cargo")?;
    ensure!(status.success(), "not everything is as expected");
    Ok(())
}
