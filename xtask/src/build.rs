//! Building the server and the client, and laying out the site they share.

use crate::{
    assets,
    run::{TARGET, cargo, run},
    step::{note, step},
    wasm_target::{WASM, ensure_wasm_target},
};
use anyhow::{Context, Result};
use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// Two cargo processes at once need two target directories.
pub const CLIENT_TARGET: &str = "target/front";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// Quick to build.
    Dev,
    /// What people play on.
    Release,
}

impl Profile {
    /// The profile's folder in the server's target directory.
    pub fn server_folder(self) -> PathBuf {
        Path::new(TARGET).join(match self {
            Self::Dev => "debug",
            Self::Release => "release",
        })
    }

    /// The server's binary, relative to the workspace.
    pub fn server(self) -> PathBuf {
        self.server_folder().join("server")
    }

    /// The files that the server serves as they are.
    pub fn site(self) -> PathBuf {
        Path::new(TARGET).join(match self {
            Self::Dev => "site-dev",
            Self::Release => "site",
        })
    }

    /// What wasm-bindgen makes of the client.
    pub fn bound(self) -> PathBuf {
        Path::new(CLIENT_TARGET)
            .join("bound")
            .join(self.client_profile())
    }

    /// What cargo makes of the client.
    pub fn module(self) -> PathBuf {
        Path::new(CLIENT_TARGET)
            .join(WASM)
            .join(self.client_profile())
            .join("frontend.wasm")
    }

    pub const fn client_profile(self) -> &'static str {
        match self {
            Self::Dev => "wasm-dev",
            Self::Release => "wasm-release",
        }
    }

    const fn server_profile(self) -> &'static str {
        match self {
            Self::Dev => "dev",
            Self::Release => "release",
        }
    }
}

/// Builds all that a running game needs, from whatever is there.
pub fn build(profile: Profile) -> Result<()> {
    step("the WebAssembly target", ensure_wasm_target)?;
    step(
        &format!("server and client ({profile:?}; from nothing this takes minutes)"),
        || compile(profile),
    )?;
    step("the site's files", || assets::lay_out(profile))
}

/// Both at once, since each has long stretches that keep one core busy only.
fn compile(profile: Profile) -> Result<()> {
    let mut client = client(profile).spawn().context("cannot start cargo")?;
    let server =
        run(cargo(&["build", "--package", "server", "--profile"]).arg(profile.server_profile()));
    if let Err(error) = server {
        let _ = client.kill();
        let _ = client.wait();
        return Err(error);
    }
    note("the server is built; the client follows");
    anyhow::ensure!(client.wait()?.success(), "the client did not build");
    Ok(())
}

/// The client's build, silent but for warnings and errors: the server's output has the terminal.
fn client(profile: Profile) -> Command {
    let mut cargo = cargo(&[
        "build",
        "--quiet",
        "--package",
        "frontend",
        "--target",
        WASM,
    ]);
    cargo
        .args(["--profile", profile.client_profile()])
        .env("CARGO_TARGET_DIR", CLIENT_TARGET)
        .env("CARGO_TERM_PROGRESS_WHEN", "never")
        .stdin(Stdio::null());
    cargo
}
