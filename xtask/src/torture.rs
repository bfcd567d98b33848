//! `cargo xtask torture`: clients answer while the server is killed and started again.

use crate::{browser, build::build, npm, profile::Profile, run::run};
use anyhow::{Context, Result, bail};

/// Kills that the test command can afford.
pub const FEW: u32 = 20;
/// What a night can.
const MANY: u32 = 100;

pub fn torture(args: &[String]) -> Result<()> {
    let kills = match args {
        [] => MANY,
        [flag, kills] if flag == "--kills" => kills.parse().context("--kills takes a number")?,
        _ => bail!("torture takes nothing, or --kills and a number"),
    };
    build(Profile::Release)?;
    npm::install()?;
    killed(kills)
}

/// On the release server that is built.
pub fn killed(kills: u32) -> Result<()> {
    let mut playwright = browser::playwright(&["--config", "torture/torture.config.ts"])?;
    run(playwright.env("KILLS", kills.to_string()))
}
