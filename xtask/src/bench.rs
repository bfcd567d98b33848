//! `cargo xtask bench`: figures as `key value` lines on the standard output.

use crate::{
    assets::{PKG, files_below},
    build::build,
    client::NAME,
    compress::with_suffix,
    profile::Profile,
    run::{cargo, run},
    wire,
};
use anyhow::{Context, Result, bail};
use std::path::PathBuf;

pub fn bench(args: &[String]) -> Result<()> {
    match args {
        [what] if what == "rules" => run(&mut cargo(&[
            "bench",
            "--package",
            "westeros",
            "--bench",
            "rules",
        ])),
        [what] if what == "size" => size(),
        _ => bail!("there are `bench rules` and `bench size`"),
    }
}

/// What a visitor's browser must fetch, in bytes.
fn size() -> Result<()> {
    build(Profile::Release)?;
    println!("wasm_raw {}", hashed("wasm")?.metadata()?.len());
    for kind in ["wasm", "js", "css"] {
        println!(
            "{kind}_brotli {}",
            with_suffix(&hashed(kind)?, ".br").metadata()?.len()
        );
    }
    println!("first_board_bytes {}", wire::first_board()?);
    Ok(())
}

/// The site's one hashed file of this kind.
fn hashed(kind: &str) -> Result<PathBuf> {
    let files = files_below(&Profile::Release.site().join(PKG))?;
    let named = |file: &PathBuf| {
        let name = file
            .file_name()
            .map(|name| name.to_string_lossy().into_owned())
            .unwrap_or_default();
        name.starts_with(&format!("{NAME}.")) && name.ends_with(&format!(".{kind}"))
    };
    files
        .into_iter()
        .find(named)
        .with_context(|| format!("the site has no {kind}"))
}
