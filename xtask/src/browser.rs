//! A Chromium for the end-to-end tests.

use crate::{debian, npm::npx, run::find, run::run, step::note};
use anyhow::{Context, Result};
use std::{env, path::PathBuf};

const NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// The browser's program; `None` for the one that Playwright has installed for itself.
pub fn find_or_install() -> Result<Option<PathBuf>> {
    if let Some(named) = env::var_os("CHROMIUM") {
        return Ok(Some(named.into()));
    }
    if let Some(found) = in_path() {
        return Ok(Some(found));
    }
    if debian::can_install() {
        match debian::install("chromium") {
            Ok(()) => {
                return in_path()
                    .context("the package chromium brought no chromium")
                    .map(Some);
            }
            Err(error) => note(format!("{error:#}")),
        }
    }
    note("asking Playwright for its own browser");
    run(&mut npx(&["playwright", "install", "chromium"])).context(
        "there is no browser for the end-to-end tests: install Chromium or Chrome, or name one in CHROMIUM",
    )?;
    Ok(None)
}

fn in_path() -> Option<PathBuf> {
    NAMES.iter().find_map(|name| find(name))
}
