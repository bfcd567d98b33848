//! Building the server and the client, and laying out the site they share.

use crate::{
    assets,
    profile::Profile,
    run::{CLIENT_TARGET, cargo, linting, run},
    step::{note, step},
    wasm_target::{WASM, ensure_wasm_target},
};
use anyhow::{Context, Result, ensure};
use std::{
    process::{Child, Command, ExitStatus, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

/// Builds all that a running game needs, from whatever is there.
pub fn build(profile: Profile) -> Result<()> {
    step("the WebAssembly target", ensure_wasm_target)?;
    step(
        &format!("server and client ({profile:?}; from nothing this takes minutes)"),
        || compile(profile),
    )?;
    step("the site's files", || assets::lay_out(profile))
}

/// The client alone, and the files of the site.
pub fn build_client(profile: Profile) -> Result<()> {
    step("the WebAssembly target", ensure_wasm_target)?;
    step("client", || {
        ensure!(
            patiently(&mut client(profile)?.spawn()?)?.success(),
            "the client did not build"
        );
        Ok(())
    })?;
    step("the site's files", || assets::lay_out(profile))
}

/// Built and checked together, so that all checks share what they build of dependencies.
/// The client needs its own target, and xtask would give its dependencies other features.
pub const NATIVE: [&str; 5] = ["--workspace", "--exclude", "frontend", "--exclude", "xtask"];

/// Both at once, since each has long stretches that keep one core busy only.
fn compile(profile: Profile) -> Result<()> {
    let mut client = client(profile)?.spawn().context("cannot start cargo")?;
    let server = server(profile).and_then(|mut it| run(&mut it));
    if let Err(error) = server {
        let _ = client.kill();
        let _ = client.wait();
        return Err(error);
    }
    note("the server is built; the client follows");
    ensure!(
        patiently(&mut client)?.success(),
        "the client did not build"
    );
    Ok(())
}

fn server(profile: Profile) -> Result<Command> {
    let args = ["build", "--profile", profile.server_profile()];
    Ok(match profile {
        // As the unit tests have built it: nothing is built twice.
        Profile::Tests => {
            let mut cargo = linting(&args)?;
            cargo.args(NATIVE).arg("--tests");
            cargo
        }
        Profile::Dev | Profile::Play | Profile::Release => {
            let mut cargo = cargo(&args);
            cargo.args(["--package", "server"]);
            cargo
        }
    })
}

/// Waits, and says every now and then that it still does.
fn patiently(child: &mut Child) -> Result<ExitStatus> {
    let started = Instant::now();
    let mut printed = 0;
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        let tens = started.elapsed().as_secs() / 10;
        if tens > printed {
            printed = tens;
            note(format!("the client is being built ({} s)", tens * 10));
        }
        sleep(Duration::from_millis(200));
    }
}

/// The client's build, silent but for warnings and errors: the server's output has the terminal.
fn client(profile: Profile) -> Result<Command> {
    let args = [
        "build",
        "--quiet",
        "--package",
        "frontend",
        "--target",
        WASM,
    ];
    let mut cargo = match profile {
        Profile::Tests => linting(&args)?,
        Profile::Dev | Profile::Play | Profile::Release => cargo(&args),
    };
    cargo
        .args(["--profile", profile.client_profile()])
        .env("CARGO_TARGET_DIR", CLIENT_TARGET)
        .env("CARGO_TERM_PROGRESS_WHEN", "never")
        .stdin(Stdio::null());
    Ok(cargo)
}
