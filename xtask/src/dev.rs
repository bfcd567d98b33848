//! `cargo xtask dev`: serve, and build again whenever a source changes.

use crate::{
    assets::files_below,
    build::build,
    play::{Options, with_database},
    profile::Profile,
    serve::check_free,
    step::note,
};
use anyhow::Result;
use std::{
    path::Path,
    process::Child,
    thread::sleep,
    time::{Duration, SystemTime},
};

const SOURCES: [&str; 7] = [
    "app",
    "frontend",
    "public",
    "rules",
    "server",
    "style",
    "Cargo.lock",
];

pub fn dev(args: &[String]) -> Result<()> {
    let mut options = Options::parse(args)?;
    check_free(&options.address)?;
    let mut server: Option<Child> = None;
    loop {
        let seen = state_of_sources()?;
        match build(Profile::Dev).and_then(|()| restart(&mut server, &options)) {
            Ok(()) => options.fresh = false,
            Err(error) => eprintln!("\nerror: {error:#}"),
        }
        note("waiting for a change");
        while state_of_sources()? == seen {
            sleep(Duration::from_millis(300));
        }
    }
}

fn restart(server: &mut Option<Child>, options: &Options) -> Result<()> {
    if let Some(mut old) = server.take() {
        old.kill()?;
        old.wait()?;
    }
    *server = Some(with_database(Profile::Dev, options)?.spawn()?);
    Ok(())
}

/// Changes when any source is written, added or removed.
fn state_of_sources() -> Result<(usize, Option<SystemTime>)> {
    let mut files = Vec::new();
    for source in SOURCES.map(Path::new) {
        if source.is_dir() {
            files.extend(files_below(source)?);
        } else {
            files.push(source.to_owned());
        }
    }
    let newest = files
        .iter()
        .filter_map(|file| file.metadata().ok()?.modified().ok())
        .max();
    Ok((files.len(), newest))
}
