//! A Chromium for the end-to-end tests.

use crate::{
    debian,
    npm::npx,
    profile::Profile,
    run::{find, run},
    step::note,
};
use anyhow::{Context, Result};
use std::{env, fs, path::PathBuf, process::Command};

/// The best first: without a window's own work the tests take three quarters of the time.
const NAMES: [&str; 5] = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Playwright's tests with these arguments, on the release server and its site.
pub fn playwright(args: &[&str]) -> Result<Command> {
    let mut playwright = without_browser(args)?;
    if let Some(browser) = find_or_install()? {
        playwright.env("CHROMIUM", browser);
    }
    Ok(playwright)
}

/// The same for tests whose clients are none.
pub fn without_browser(args: &[&str]) -> Result<Command> {
    let mut playwright = npx(&["playwright", "test"]);
    playwright
        .args(args)
        .env(
            "ROOKERY_SERVER",
            fs::canonicalize(Profile::Release.server())?,
        )
        .env("ROOKERY_SITE", fs::canonicalize(Profile::Release.site())?);
    Ok(playwright)
}

/// The browser's program; `None` for the one that Playwright has installed for itself.
fn find_or_install() -> Result<Option<PathBuf>> {
    if let Some(named) = env::var_os("CHROMIUM") {
        return Ok(Some(named.into()));
    }
    if let Some(found) = in_path() {
        return Ok(Some(found));
    }
    if debian::can_install() {
        for package in ["chromium-headless-shell", "chromium"] {
            match debian::install(package) {
                Ok(()) => {
                    return in_path()
                        .with_context(|| format!("the package {package} brought no browser"))
                        .map(Some);
                }
                Err(error) => note(format!("{error:#}")),
            }
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
