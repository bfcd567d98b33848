//! `cargo xtask emails FOLDER`: what people are mailed in whole games, as files. A test of the server
//! plays them and reads each email; here it writes down what it has read, too.

use crate::run::{cargo, output, run};
use anyhow::{Context, Result, bail, ensure};
use std::path::Path;

const TEST: &str = "tests::emails::every_kind_of_email_says_what_it_is_about_and_tells_no_secret";

pub fn emails(here: &Path, args: &[String]) -> Result<()> {
    let [folder] = args else {
        bail!("this takes the folder for the files");
    };
    let folder = std::path::absolute(here.join(folder)).context("no such place")?;
    let test = || cargo(&["test", "--package", "server", "--", "--exact", TEST]);
    // A test that is called otherwise by now would not run, and not fail either.
    ensure!(
        output(test().arg("--list"))?.contains(TEST),
        "there is no {TEST}"
    );
    run(test().arg("--nocapture").env("ROOKERY_EMAILS", folder))
}
