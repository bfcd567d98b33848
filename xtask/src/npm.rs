//! The npm packages of the end-to-end tests.

use crate::{
    run::{command, find, run},
    step::note,
};
use anyhow::{Result, ensure};
use std::{fs, path::Path, process::Command};

pub const END2END: &str = "end2end";

/// The tool that only `bench web` needs.
const LIGHTHOUSE: &str = "end2end/bench/lighthouse";

/// Installs exactly what the tests' lock file names, unless that has been done.
pub fn install() -> Result<()> {
    install_in(END2END)
}

/// Installs Lighthouse beside its measurement, unless that has been done.
pub fn install_lighthouse() -> Result<()> {
    install_in(LIGHTHOUSE)
}

fn install_in(folder: &str) -> Result<()> {
    ensure!(
        find("npm").is_some(),
        "the end-to-end tests need npm and Node 20 or newer"
    );
    let lock = fs::read(Path::new(folder).join("package-lock.json"))?;
    let stamp = Path::new(folder).join("node_modules/.rookery-lock");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    note(format!("installing the npm packages of {folder}"));
    run(command("npm", ["ci", "--no-audit", "--no-fund"])
        .current_dir(folder)
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))?;
    fs::write(stamp, lock)?;
    Ok(())
}

/// A program of these packages.
pub fn npx(args: &[&str]) -> Command {
    let mut npx = command("npx", ["--no-install"]);
    npx.args(args).current_dir(END2END);
    npx
}
