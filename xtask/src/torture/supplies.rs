//! The programs and libraries that faults are made with, installed where we may.

use crate::{
    debian,
    run::{command, find, output},
};
use std::process::Command;

/// libfiu, which lets system calls fail, and libfaketime, which sets the clock of one process.
#[derive(Debug, Default)]
pub struct Supplies {
    fiu: Option<String>,
    faketime: Option<String>,
}

impl Supplies {
    /// Adds to `left_out` what cannot be had, and why.
    pub fn gather(left_out: &mut Vec<(String, String)>) -> Self {
        let mut have = |package: &str, found: &dyn Fn() -> Option<String>| {
            if let Some(found) = found() {
                return Some(found);
            }
            let installed = debian::install(package);
            let found = found();
            if found.is_none() {
                let why = installed.map_or_else(
                    |error| format!("{error:#}"),
                    |()| format!("the package {package} brought nothing"),
                );
                left_out.push((package.replace('-', "_"), why));
            }
            found
        };
        let both = || {
            let run = library("libfiu0", "fiu_run_preload.so")
                .or_else(|| library("fiu-utils", "fiu_run_preload.so"))?;
            let posix = library("libfiu0", "fiu_posix_preload.so")
                .or_else(|| library("fiu-utils", "fiu_posix_preload.so"))?;
            Some(format!("{run}:{posix}"))
        };
        have("sqlite3", &|| {
            find("sqlite3").map(|it| it.display().to_string())
        });
        Self {
            fiu: have("fiu-utils", &both),
            faketime: have("libfaketime", &|| {
                library("libfaketime", "libfaketime.so.1")
            }),
        }
    }

    /// Returns what the clients of the server have to know.
    pub fn environment(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let fiu = self.fiu.as_deref().map(|it| ("TORTURE_FIU", it));
        let faketime = self.faketime.as_deref();
        fiu.into_iter()
            .chain(faketime.map(|it| ("TORTURE_FAKETIME", it)))
    }
}

/// Returns where an installed package has put this file.
fn library(package: &str, name: &str) -> Option<String> {
    let files = output(&mut command("dpkg", ["-L", package])).ok()?;
    let found = files.lines().find(|it| it.ends_with(&format!("/{name}")));
    found.map(ToOwned::to_owned)
}

/// The same command where it may mount file systems that nobody else sees: as it is for root, in a
/// namespace of its own for others, if the system lets them.
pub fn as_root(program: Command) -> Command {
    let may = output(&mut command(
        "unshare",
        ["--map-root-user", "--mount", "true"],
    ))
    .is_ok();
    if debian::is_root() || !may {
        return program;
    }
    let mut inside = command("unshare", ["--map-root-user", "--mount"]);
    inside.arg(program.get_program()).args(program.get_args());
    if let Some(folder) = program.get_current_dir() {
        inside.current_dir(folder);
    }
    for (name, value) in program.get_envs() {
        if let Some(value) = value {
            inside.env(name, value);
        }
    }
    inside
}
