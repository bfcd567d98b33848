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

/// The quickest first: the shell draws no window, and the tests take three quarters of the time.
const NAMES: [&str; 5] = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];
/// Those that Debian has as packages of the same name.
const PACKAGES: [&str; 2] = ["chromium-headless-shell", "chromium"];

/// The choice of a browser, of those that are there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// The quickest, for tests.
    Quick,
    /// One with windows, as people have it: for figures, and for what the shell cannot do.
    Full,
}

impl Choice {
    const fn names(self) -> &'static [&'static str] {
        match self {
            Self::Quick => &NAMES,
            Self::Full => NAMES.split_at(1).1,
        }
    }
}

/// Playwright's tests with these arguments, on the server of this profile and its site.
pub fn playwright(profile: Profile, choice: Choice, args: &[&str]) -> Result<Command> {
    let mut playwright = without_browser(profile, args)?;
    for (name, choice) in [("CHROMIUM", choice), ("CHROMIUM_FULL", Choice::Full)] {
        if let Some(browser) = find_or_install(choice)? {
            playwright.env(name, browser);
        }
    }
    Ok(playwright)
}

/// The same for tests whose clients are none.
pub fn without_browser(profile: Profile, args: &[&str]) -> Result<Command> {
    let mut playwright = npx(&["playwright", "test"]);
    playwright
        .args(args)
        .env("ROOKERY_SERVER", fs::canonicalize(profile.server())?)
        .env("ROOKERY_SITE", fs::canonicalize(profile.site())?);
    Ok(playwright)
}

/// The browser's program; `None` for the one that Playwright has installed for itself.
fn find_or_install(choice: Choice) -> Result<Option<PathBuf>> {
    if let Some(named) = env::var_os("CHROMIUM") {
        return Ok(Some(named.into()));
    }
    if let Some(found) = in_path(choice) {
        return Ok(Some(found));
    }
    if debian::can_install() {
        for package in choice.names().iter().filter(|it| PACKAGES.contains(it)) {
            match debian::install(package) {
                Ok(()) => match in_path(choice) {
                    Some(found) => return Ok(Some(found)),
                    None => note(format!("the package {package} brought no browser")),
                },
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

fn in_path(choice: Choice) -> Option<PathBuf> {
    choice.names().iter().find_map(|name| find(name))
}
