//! `cargo xtask pictures FOLDER [WORDS]`: every screen and moment at three sizes, by day and by night.

use crate::{
    browser::{self, Choice},
    build::build,
    npm,
    profile::Profile,
    run::run,
};
use anyhow::{Context, Result, bail};
use std::path::Path;

/// Takes the pictures whose titles match the words, or all, into the folder.
pub fn pictures(here: &Path, args: &[String]) -> Result<()> {
    let [folder, words @ ..] = args else {
        bail!("this takes the folder for the pictures");
    };
    let folder = std::path::absolute(here.join(folder)).context("no such place")?;
    build(Profile::Release)?;
    npm::install()?;
    let mut args = vec!["--config", "pictures/pictures.config.ts"];
    for it in words {
        args.extend(["--grep", it]);
    }
    run(browser::playwright(Profile::Release, Choice::Quick, &args)?
        .env("ROOKERY_PICTURES", folder))
}
