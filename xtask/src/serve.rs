//! The server's process, configured the one way that play, dev and the figures share.

use crate::{profile::Profile, run::command};
use anyhow::{Context, Result};
use std::{fs, net::TcpListener, process::Command};

/// A server of this profile on its own site, not started yet.
pub fn server(profile: Profile, address: &str) -> Result<Command> {
    let binary = fs::canonicalize(profile.server()).context("the server was not built")?;
    let site = fs::canonicalize(profile.site()).context("the site was not laid out")?;
    let mut server = command(binary, ["--address", address]);
    let environment = if profile.is_optimized() {
        "PROD"
    } else {
        "DEV"
    };
    server
        .env("LEPTOS_SITE_ROOT", site)
        .env("LEPTOS_ENV", environment);
    Ok(server)
}

/// Fails early, and in words, when somebody else has the address.
pub fn check_free(address: &str) -> Result<()> {
    TcpListener::bind(address).map(drop).with_context(|| {
        format!("cannot serve on {address}; another port can be chosen with --port")
    })
}

/// A port of this machine that nobody listens on.
pub fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}
