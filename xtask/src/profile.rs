//! Quick or lasting: the two ways to build, and where each leaves what it makes.

use crate::{run::TARGET, wasm_target::WASM};
use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
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

/// Components as trait objects instead of as types nested as deep as the page: the client is a
/// quarter smaller (739,587 to 528,182 bytes, brotli) and the server links sooner.
const ERASED: &str = "--cfg=erase_components";

impl Profile {
    /// Gives the compiler what this profile's pages are built with, beside the user's own flags.
    /// Quick builds go without: they share what `cargo test` and editors have built.
    pub fn flagged(self, cargo: &mut Command) -> &mut Command {
        match self {
            Self::Dev => cargo,
            Self::Release => {
                let own = env::var("RUSTFLAGS").unwrap_or_default();
                cargo.env("RUSTFLAGS", format!("{own} {ERASED}").trim())
            }
        }
    }

    /// The profile's folder in the server's target directory.
    pub fn server_folder(self) -> PathBuf {
        Path::new(TARGET).join(match self {
            Self::Dev => "debug",
            Self::Release => "release",
        })
    }

    /// The server's binary, relative to the workspace.
    pub fn server(self) -> PathBuf {
        self.server_folder().join("rookery")
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

    pub const fn server_profile(self) -> &'static str {
        match self {
            Self::Dev => "dev",
            Self::Release => "release",
        }
    }
}
