//! The ways to build, and where each leaves what it makes.

use crate::{
    compress::Effort,
    run::{CLIENT_TARGET, TARGET},
    wasm_target::WASM,
};
use std::path::{Path, PathBuf};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// Quick to build.
    Dev,
    /// For somebody who tries things out: the client that people get, and a server that is quick to build. With an
    /// optimized one both take half as long again.
    Play,
    /// The build for tests of whole pages: a client that is optimized in pieces, and the server as the unit
    /// tests have built it, with its sums checked. Those that people get take half an hour more.
    Tests,
    /// For people who play.
    Release,
}

impl Profile {
    /// The profile's folder in the server's target directory.
    pub fn server_folder(self) -> PathBuf {
        Path::new(TARGET).join(match self {
            Self::Dev | Self::Play | Self::Tests => "debug",
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
            Self::Play | Self::Tests | Self::Release => "site",
        })
    }

    /// Returns the folder of what wasm-bindgen makes of the client.
    pub fn bound(self) -> PathBuf {
        Path::new(CLIENT_TARGET)
            .join("bound")
            .join(self.client_profile())
    }

    /// Returns the file that cargo makes of the client.
    pub fn module(self) -> PathBuf {
        Path::new(CLIENT_TARGET)
            .join(WASM)
            .join(self.client_profile())
            .join("frontend.wasm")
    }

    pub const fn client_profile(self) -> &'static str {
        match self {
            Self::Dev => "wasm-dev",
            Self::Tests => "wasm-tests",
            Self::Play | Self::Release => "wasm-release",
        }
    }

    /// Tells whether the client is the one that people get.
    pub fn is_optimized(self) -> bool {
        self != Self::Dev
    }

    /// The work that goes into compressing the client; `None` where it stays as it is.
    pub fn compressed(self) -> Option<Effort> {
        match self {
            Self::Dev => None,
            Self::Tests => Some(Effort::Little),
            Self::Play | Self::Release => Some(Effort::Most),
        }
    }

    pub const fn server_profile(self) -> &'static str {
        match self {
            Self::Dev | Self::Play | Self::Tests => "dev",
            Self::Release => "release",
        }
    }
}
