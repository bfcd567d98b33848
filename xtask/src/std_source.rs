//! The source of the standard library, of exactly the compiler's version.

use crate::{
    run::{command, find, output},
    step::note,
};
use anyhow::{Context, Result, bail, ensure};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Debian's archives and suites, those that get a new compiler first in front.
const SUITES: [(&str, &str); 5] = [
    ("debian", "trixie-backports"),
    ("debian", "sid"),
    ("debian", "forky"),
    ("debian-security", "bookworm-security"),
    ("debian", "trixie"),
];

/// A folder `library`, and where it came from.
pub struct Source {
    pub library: PathBuf,
    pub name: String,
}

impl Source {
    /// The folder that `RUST_LIBRARY_SRC` names, or else Debian's package.
    pub fn find(release: &str, work: &Path) -> Result<Self> {
        if let Some(library) = env::var_os("RUST_LIBRARY_SRC") {
            let library = PathBuf::from(library);
            ensure!(
                is_library(&library),
                "RUST_LIBRARY_SRC names no library: {}",
                library.display()
            );
            return Ok(Self {
                library,
                name: "RUST_LIBRARY_SRC".to_owned(),
            });
        }
        ensure!(
            find("apt-get").is_some(),
            "its source comes from Debian's packages, and there is no apt-get"
        );
        let apt = Apt::private(work)?;
        let mirror = mirror()?;
        for (archive, suite) in SUITES {
            note(format!(
                "looking for the source of Rust {release} in Debian {suite}"
            ));
            if let Some(source) = apt.rust_source(&format!("{mirror}/{archive}"), suite, release)? {
                return Ok(source);
            }
        }
        bail!(
            "Debian has no source of Rust {release}; unpack one and name its folder `library` in RUST_LIBRARY_SRC"
        )
    }
}

fn is_library(folder: &Path) -> bool {
    folder.join("std/Cargo.toml").is_file()
}

/// Returns what stands before `/debian` in the address that this machine's own packages come from.
fn mirror() -> Result<String> {
    let list = [
        "indextargets",
        "--no-release-info",
        "--format",
        "$(REPO_URI)",
        "Created-By: Packages",
    ];
    let addresses = output(&mut command("apt-get", list))?;
    let debian = addresses
        .lines()
        .find_map(|line| line.trim_end_matches('/').strip_suffix("/debian"));
    debian
        .map(str::to_owned)
        .context("apt-get is not set up for Debian")
}

/// An apt of our own, so that the machine's suites and lists stay as they are.
struct Apt {
    folder: PathBuf,
}

impl Apt {
    fn private(work: &Path) -> Result<Self> {
        let folder = work.join("apt");
        for part in ["lists/partial", "archives/partial", "none"] {
            fs::create_dir_all(folder.join(part))?;
        }
        Ok(Self { folder })
    }

    fn command(&self, program: &str, args: &[&str]) -> Command {
        let at = |part: &str| self.folder.join(part).display().to_string();
        let mut apt = command(program, ["-qq"]);
        for option in [
            format!("Dir::Etc::sourcelist={}", at("list")),
            "Dir::Etc::sourceparts=-".to_owned(),
            format!("Dir::Etc::preferencesparts={}", at("none")),
            format!("Dir::State::lists={}", at("lists")),
            format!("Dir::Cache::archives={}", at("archives")),
            "Dir::Cache::pkgcache=".to_owned(),
            "Dir::Cache::srcpkgcache=".to_owned(),
            "APT::Default-Release=".to_owned(),
            "APT::Sandbox::User=root".to_owned(),
            "Acquire::Languages=none".to_owned(),
            "Acquire::Retries=3".to_owned(),
        ] {
            apt.args(["-o", &option]);
        }
        apt.args(args).current_dir(&self.folder);
        apt
    }

    fn rust_source(&self, archive: &str, suite: &str, release: &str) -> Result<Option<Source>> {
        let keyring = "/usr/share/keyrings/debian-archive-keyring.gpg";
        fs::write(
            self.folder.join("list"),
            format!("deb [signed-by={keyring}] {archive} {suite} main\n"),
        )?;
        if let Err(error) = output(&mut self.command("apt-get", &["update"])) {
            note(format!("{error:#}"));
            return Ok(None);
        }
        for package in ["rust-src", "rust-web-src"] {
            let shown =
                output(&mut self.command("apt-cache", &["show", package])).unwrap_or_default();
            if let Some(version) = version_of(&shown, release) {
                let name = format!("{package} {version} of Debian {suite}");
                let library = self.unpack(package, version)?;
                return Ok(Some(Source { library, name }));
            }
        }
        Ok(None)
    }

    fn unpack(&self, package: &str, version: &str) -> Result<PathBuf> {
        output(&mut self.command("apt-get", &["download", &format!("{package}={version}")]))?;
        let files = fs::read_dir(&self.folder)?.filter_map(|file| Some(file.ok()?.path()));
        let deb = files
            .into_iter()
            .find(|file| file.extension().is_some_and(|kind| kind == "deb"));
        let into = self.folder.join("unpacked");
        output(
            command("dpkg-deb", ["-x"])
                .arg(deb.context("apt-get downloaded nothing")?)
                .arg(&into),
        )?;
        let folders = fs::read_dir(into.join("usr/src"))?
            .filter_map(|folder| Some(folder.ok()?.path().join("library")));
        folders
            .into_iter()
            .find(|folder| is_library(folder))
            .context("the package holds no library")
    }
}

/// The package's version that packages this release, such as `1.95.0+dfsg1-2` for `1.95.0`.
fn version_of<'a>(shown: &'a str, release: &str) -> Option<&'a str> {
    let versions = shown
        .lines()
        .filter_map(|line| line.strip_prefix("Version: "));
    versions.into_iter().find(|version| {
        version
            .strip_prefix(release)
            .is_some_and(|rest| rest.starts_with('+'))
    })
}

#[cfg(test)]
mod tests {
    use super::version_of;

    #[test]
    fn only_the_very_release_counts() {
        let shown =
            "Package: rust-src\nVersion: 1.95.10+dfsg1-1\n\nVersion: 1.95.1+dfsg1-2~bpo13+1\n";
        assert_eq!(version_of(shown, "1.95.1"), Some("1.95.1+dfsg1-2~bpo13+1"));
        assert_eq!(version_of(shown, "1.95.0"), None);
    }
}
