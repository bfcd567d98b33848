//! The standard library for WebAssembly, without which the client does not build.
//!
//! Already there, or added by rustup, or built once from source: see `std_source`.

use crate::{
    digest::digest,
    run::{CLIENT_TARGET, command, find, output, run},
    std_source::Source,
    step::note,
};
use anyhow::{Context, Result, bail, ensure};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

pub const WASM: &str = "wasm32-unknown-unknown";

/// Our mark in a standard library that we built ourselves: from what, and how.
const MARK: &str = "BUILT_FROM";

/// Sorts that are small rather than quick: pages load each of them for every type that they sort.
const FEATURES: &str = "optimize_for_size";

/// Makes `cargo build --target wasm32-unknown-unknown` work with the active compiler.
pub fn ensure_wasm_target() -> Result<()> {
    let work = tempfile::tempdir()?;
    let built = sysroot()?.join("lib/rustlib").join(WASM);
    let aside = built.with_extension("old");
    // Somebody has stopped us before another one was whole.
    if aside.is_dir() && !built.join(MARK).is_file() {
        let _ = fs::remove_dir_all(&built);
        fs::rename(&aside, &built)?;
    }
    let works_already = works(work.path()).is_ok();
    let made = fs::read_to_string(built.join(MARK)).ok();
    let otherwise = made.as_ref().is_some_and(|it| !it.ends_with(&how()));
    if works_already && !otherwise {
        return Ok(());
    }
    if made.is_some() {
        note(
            "the compiler, or how we build its WebAssembly library, has changed since that was built",
        );
        let _ = fs::remove_dir_all(&aside);
        fs::rename(&built, &aside)?;
    }
    let done = provide(work.path(), &built);
    if let Err(error) = done {
        if made.is_some() {
            let _ = fs::remove_dir_all(&built);
            fs::rename(&aside, &built)?;
        }
        if !works_already {
            return Err(error);
        }
        note(format!("{error:#}; the one that is there does as well"));
        return Ok(());
    }
    let _ = fs::remove_dir_all(aside);
    // Cargo does not notice that a library of the same compiler is another one.
    let _ = fs::remove_dir_all(Path::new(CLIENT_TARGET).join(WASM));
    Ok(())
}

/// Gets the library from rustup, or builds it.
fn provide(work: &Path, built: &Path) -> Result<()> {
    if rustup_may_install() {
        note("asking rustup for it");
        match run(&mut command("rustup", ["target", "add", WASM])) {
            Ok(()) => return works(work),
            Err(error) => note(format!("{error:#}")),
        }
    }
    let source = Source::find(&release()?, work).with_context(|| {
        format!("there is no {WASM} here; `rustup target add {WASM}` would install it")
    })?;
    note(format!("building it from {}", source.name));
    build(&source, work, built)?;
    works(work)
}

/// Tells how it is built, as its mark says.
fn how() -> String {
    digest([CRATE, FEATURES].concat().as_bytes())
}

/// Tells whether rustup is there and its own switch does not forbid that anything is installed by it.
fn rustup_may_install() -> bool {
    find("rustup").is_some()
        && env::var_os("RUSTUP_AUTO_INSTALL").is_none_or(|switch| switch != "0")
}

fn rustc() -> Command {
    Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

fn sysroot() -> Result<PathBuf> {
    output(rustc().args(["--print", "sysroot"])).map(PathBuf::from)
}

/// The compiler's version, such as `1.95.0`.
fn release() -> Result<String> {
    let version = output(rustc().arg("-vV"))?;
    let release = version
        .lines()
        .find_map(|line| line.strip_prefix("release: "));
    release
        .map(str::to_owned)
        .context("rustc does not say its version")
}

/// Links a program for the target: more than a folder's presence, this proves that it fits.
fn works(folder: &Path) -> Result<()> {
    let (program, module) = (folder.join("probe.rs"), folder.join("probe.wasm"));
    fs::write(
        &program,
        "fn main() { println!(\"{:?}\", std::thread::current().id()) }",
    )?;
    output(
        rustc()
            .args(["--target", WASM])
            .arg(&program)
            .arg("-o")
            .arg(&module),
    )
    .map(drop)
}

/// Builds the library with a throw-away crate and puts it where the compiler looks for it.
fn build(source: &Source, work: &Path, destination: &Path) -> Result<()> {
    let krate = work.join("crate");
    fs::create_dir_all(krate.join("src"))?;
    fs::write(krate.join("src/lib.rs"), "")?;
    fs::write(krate.join("Cargo.toml"), CRATE)?;
    let target = work.join("built");
    // Bitcode is kept, so that a profile with `lto` can use the library.
    let remap = format!(
        "--remap-path-prefix={}=/rustc/library",
        source.library.display()
    );
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    for name in [
        "CARGO_BUILD_TARGET",
        "CARGO_ENCODED_RUSTFLAGS",
        "RUSTC_WRAPPER",
    ] {
        cargo.env_remove(name);
    }
    run(cargo
        .args([
            "build",
            "--quiet",
            "--release",
            "--target",
            WASM,
            "-Zbuild-std=std,panic_abort,test",
            &format!("-Zbuild-std-features={FEATURES}"),
        ])
        .current_dir(&krate)
        .env("CARGO_TARGET_DIR", &target)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("__CARGO_TESTS_ONLY_SRC_ROOT", &source.library)
        .env("RUSTFLAGS", format!("-Cembed-bitcode=yes {remap}")))?;
    install(
        &target.join(WASM).join("release/deps"),
        destination,
        &source.name,
    )
}

const CRATE: &str = "\
[package]
name = \"stdbuild\"
version = \"0.0.0\"
edition = \"2021\"
[workspace]
[profile.release]
codegen-units = 1
opt-level = \"s\"
";

fn install(built: &Path, destination: &Path, source: &str) -> Result<()> {
    let fresh = destination.with_extension("new");
    let _ = fs::remove_dir_all(&fresh);
    fs::create_dir_all(fresh.join("lib"))
        .context("the compiler's folder is not ours to write to; install its WebAssembly target as its owner")?;
    let mut libraries = 0;
    for file in fs::read_dir(built)? {
        let file = file?;
        let (path, name) = (file.path(), file.file_name());
        let is_library = path.extension().is_some_and(|kind| kind == "rlib");
        if is_library && !name.to_string_lossy().starts_with("libstdbuild-") {
            fs::copy(path, fresh.join("lib").join(&name))?;
            libraries += 1;
        }
    }
    ensure!(
        libraries > 0,
        "building the WebAssembly library made nothing"
    );
    fs::write(fresh.join(MARK), format!("{source}, {}", how()))?;
    let _ = fs::remove_dir_all(destination);
    if let Err(error) = fs::rename(&fresh, destination) {
        bail!(
            "cannot put the WebAssembly library into {}: {error}",
            destination.display()
        );
    }
    Ok(())
}
