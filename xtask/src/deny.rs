//! cargo-deny: the licences, sources and copies of what is linked in, and what is known to be
//! broken in it.

mod tool;

use crate::{
    run::{command, run},
    step::note,
};
use anyhow::{Context, Result};
use std::path::Path;

/// Checks what `deny.toml` says of licenses, sources and copies; and of advisories, where their database can be
/// fetched. Succeeds with a remark where it cannot.
pub fn deny() -> Result<Option<String>> {
    let tool = tool::find_or_install()?;
    run(&mut with(&tool, &["check", "licenses", "bans", "sources"]))?;
    // A database that does not come is no verdict on what we use: it is told apart by its own step.
    if let Err(error) = run(&mut with(&tool, &["fetch", "db"])) {
        note(format!("{error:#}"));
        return Ok(Some("without advisories: no network".to_owned()));
    }
    run(&mut with(&tool, &["--offline", "check", "advisories"]))
        .context("a crate has a known fault, see above")?;
    Ok(None)
}

fn with(tool: &Path, args: &[&str]) -> std::process::Command {
    let mut deny = command(tool, ["--locked"]);
    deny.args(args);
    deny
}

#[cfg(test)]
mod tests {
    use std::fs;

    /// A ban on a second copy of what is not there at all would hold for ever.
    #[test]
    fn what_may_be_there_once_is_there() {
        let file = |name| {
            let path = format!("{}/../{name}", env!("CARGO_MANIFEST_DIR"));
            fs::read_to_string(path).expect("the file lies in the workspace")
        };
        let (rules, lock) = (file("deny.toml"), file("Cargo.lock"));
        let single: Vec<_> = rules
            .lines()
            .filter(|it| it.contains("deny-multiple-versions = true"))
            .filter_map(|it| it.split('"').nth(1))
            .collect();
        assert_eq!(single, ["axum", "tower", "sqlx", "tokio", "libsqlite3-sys"]);
        for name in single {
            let entry = format!("[[package]]\nname = \"{name}\"\n");
            assert_eq!(lock.matches(&entry).count(), 1, "{name}");
        }
    }
}
