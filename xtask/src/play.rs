//! `cargo xtask play`: from a fresh clone to a game in the browser.

use crate::{
    build::build,
    profile::Profile,
    serve::{check_free, server},
    step::{note, step},
};
use anyhow::{Context, Result, bail};
use std::{
    env, fs,
    os::unix::process::CommandExt,
    path::Path,
    process::Command,
    time::{SystemTime, UNIX_EPOCH},
};

/// The file in which accounts and tables are kept unless `ROOKERY_DATABASE` says otherwise.
pub const DATABASE: &str = "rookery.db";

/// The options of `play` and `dev`.
pub struct Options {
    pub address: String,
    /// Begin with an empty database.
    pub fresh: bool,
}

impl Options {
    pub fn parse(args: &[String]) -> Result<Self> {
        let mut options = Self {
            address: "127.0.0.1:3000".to_owned(),
            fresh: false,
        };
        let mut args = args.iter().map(String::as_str);
        while let Some(arg) = args.next() {
            match arg {
                "--fresh" => options.fresh = true,
                "--port" => {
                    let port: u16 = args
                        .next()
                        .and_then(|port| port.parse().ok())
                        .context("--port needs a number")?;
                    options.address = format!("127.0.0.1:{port}");
                }
                other => bail!("{other} means nothing here; there are --port PORT and --fresh"),
            }
        }
        Ok(options)
    }
}

pub fn play(args: &[String]) -> Result<()> {
    let options = Options::parse(args)?;
    check_free(&options.address)?;
    build(Profile::Play)?;
    let mut server = step("the database", || with_database(Profile::Play, &options))?;
    eprintln!("==> the server; Ctrl-C ends it");
    // The server takes this process's place, so that every signal reaches it.
    let error = server.exec();
    Err(error).context("the server did not start")
}

/// The server on the database of the workspace; it makes the database and its tables itself.
pub fn with_database(profile: Profile, options: &Options) -> Result<Command> {
    let mut server = server(profile, &options.address)?;
    if env::var_os("ROOKERY_DATABASE").is_some() {
        note("the one that ROOKERY_DATABASE names");
        return Ok(server);
    }
    if options.fresh {
        set_aside()?;
    }
    note(format!(
        "{DATABASE}, {}",
        if Path::new(DATABASE).exists() {
            "as it was left"
        } else {
            "a new one"
        }
    ));
    server.env("ROOKERY_DATABASE", format!("sqlite://{DATABASE}?mode=rwc"));
    Ok(server)
}

/// Renames the database; a game somebody played is never deleted.
fn set_aside() -> Result<()> {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .context("the clock stands before 1970")?
        .as_secs();
    for suffix in ["", "-wal", "-shm"] {
        let (old, new) = (
            format!("{DATABASE}{suffix}"),
            format!("rookery-{now}.db{suffix}"),
        );
        if Path::new(&old).exists() {
            note(format!("{old} is kept as {new}"));
            fs::rename(old, new)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::Options;

    fn parse(words: &[&str]) -> anyhow::Result<Options> {
        Options::parse(&words.iter().map(ToString::to_string).collect::<Vec<_>>())
    }

    #[test]
    fn serves_on_this_machine_only() {
        assert_eq!(parse(&[]).unwrap().address, "127.0.0.1:3000");
        assert_eq!(
            parse(&["--port", "4000"]).unwrap().address,
            "127.0.0.1:4000"
        );
    }

    #[test]
    fn says_what_it_does_not_know() {
        assert!(parse(&["--port"]).is_err());
        assert!(parse(&["--prot", "4000"]).is_err());
        assert!(parse(&["--fresh"]).unwrap().fresh);
    }
}
