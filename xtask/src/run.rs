//! Running other programs.

use anyhow::{Context, Result, ensure};
use std::{
    env,
    ffi::OsStr,
    path::PathBuf,
    process::{Command, Stdio},
};

/// The folder to which every build of this workspace goes, whatever the user's own setting is.
pub const TARGET: &str = "target";
/// Two cargo processes at once need two target directories.
pub const CLIENT_TARGET: &str = "target/front";

/// The flag that `.cargo/config.toml` tells the compiler.
const FLAGS: &str = "--cfg=erase_components";

/// A command of these arguments.
pub fn command<S: AsRef<OsStr>>(
    program: impl AsRef<OsStr>,
    args: impl IntoIterator<Item = S>,
) -> Command {
    let mut command = Command::new(program);
    command.args(args);
    command
}

/// A `cargo` of the same toolchain, as if it were called by hand.
pub fn cargo(args: &[&str]) -> Command {
    let mut cargo = command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), args);
    // What `cargo run` told us about xtask would make build scripts run again.
    for (name, _) in env::vars_os() {
        let name_text = name.to_string_lossy();
        if name_text.starts_with("CARGO_PKG_") || name_text.starts_with("CARGO_MANIFEST_") {
            cargo.env_remove(&name);
        }
    }
    // The user's own flags would replace those of the configuration.
    if let Ok(own) = env::var("RUSTFLAGS") {
        cargo.env("RUSTFLAGS", format!("{own} {FLAGS}"));
    }
    cargo
        .env_remove("CARGO_BUILD_TARGET")
        .env("CARGO_TARGET_DIR", TARGET);
    cargo
}

/// A `cargo` that has clippy read this workspace while it is compiled, and fails with a warning: what is tested
/// is compiled once, not once more to be read.
pub fn linting(args: &[&str]) -> Result<Command> {
    let driver = find("clippy-driver")
        .context("clippy is missing; with rustup: `rustup component add clippy`")?;
    let mut cargo = cargo(args);
    cargo
        .env("RUSTC_WORKSPACE_WRAPPER", driver)
        // As `cargo clippy -- --deny warnings` passes it on.
        .env(
            "CLIPPY_ARGS",
            "--deny__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__",
        );
    Ok(cargo)
}

/// Runs to the end, showing its output; a failure names the command.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("cannot start {}", shown(command)))?;
    ensure!(status.success(), "{} ended with {status}", shown(command));
    Ok(())
}

/// Runs to the end and returns what it wrote to its standard output.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("cannot start {}", shown(command)))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(
        output.status.success(),
        "{} ended with {}\n{}",
        shown(command),
        output.status,
        errors.trim()
    );
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Returns where a program of this name is found in `PATH`.
pub fn find(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}

/// The command as one would type it.
fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// Checks that a warning of clippy fails the build: how clippy is called here is no promise of clippy's.
    #[test]
    fn a_warning_of_clippy_fails_the_build() {
        let folder = env::temp_dir().join(format!("rookery-lint-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("lib.rs");
        let manifest = "[package]\nname = \"lint\"\nedition = \"2024\"\n[lib]\npath = \"lib.rs\"\n[workspace]\n";
        fs::write(folder.join("Cargo.toml"), manifest).unwrap();
        let builds = |code: &str| {
            fs::write(&file, code).unwrap();
            let mut cargo = linting(&["build", "--quiet"]).unwrap();
            let cargo = cargo.current_dir(&folder).stderr(Stdio::null());
            cargo.status().unwrap().success()
        };
        let good = builds("pub fn no(it: bool) -> bool {\n    !it\n}\n");
        let bad = builds("pub fn no(it: bool) -> bool {\n    it == false\n}\n");
        fs::remove_dir_all(&folder).unwrap();
        assert!(good && !bad, "{good} {bad}");
    }
}
