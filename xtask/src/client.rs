//! Turning the compiled client into modules that a browser loads: one to begin with, and one for
//! each part of the pages that is loaded when it is needed.

use crate::{
    bundle::bundle,
    digest::digest,
    profile::Profile,
    slim::{self, slim},
};
use anyhow::{Context, Result, anyhow, ensure};
use std::{
    fs,
    path::{Path, PathBuf},
};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, SplitWasm};

/// The name of the site's script, module and style sheet; `.cargo/config.toml` tells Leptos the same.
pub const NAME: &str = "rookery";

/// The name that Leptos gives to the script that loads the later modules, and that of the list of them.
const LOADER: &str = "./__wasm_split.______________________.js";
const LATER: &str = "__wasm_split_manifest.json";

/// The sources of what is done to the module: it is done again when one of them changes.
const HOW: [&str; 4] = [
    include_str!("client.rs"),
    include_str!("slim.rs"),
    include_str!("bundle.rs"),
    include_str!("bundle.js"),
];

/// Splits the client and runs wasm-bindgen, unless this very module went through it before.
pub fn bind(profile: Profile) -> Result<()> {
    let (module, bound) = (profile.module(), profile.bound());
    let bytes = fs::read(&module).with_context(|| format!("{} was not built", module.display()))?;
    let made = [&bytes, HOW.concat().as_bytes()].concat();
    let (stamp, seen) = (bound.with_extension("stamp"), digest(&made));
    if fs::read_to_string(&stamp).is_ok_and(|stamp| stamp == seen) {
        return Ok(());
    }
    // Whatever ends this early leaves no stamp behind.
    for it in [&stamp, &bound] {
        if it.is_dir() {
            fs::remove_dir_all(it)?;
        } else if it.exists() {
            fs::remove_file(it)?;
        }
    }
    fs::create_dir_all(&bound)?;
    let whole = bound.join("split.wasm");
    let later = split(&bytes, &bound, &whole)?;
    ensure!(
        !later.split_modules.is_empty(),
        "no part of the pages has a module of its own: `part!` in app/src/lazy.rs does nothing"
    );
    let mut emptied = begin_with(profile, &whole, &bound)?;
    fs::remove_file(&whole)?;
    if profile.is_optimized() {
        for module in &later.split_modules {
            emptied += slim::file(module).with_context(|| format!("in {}", module.display()))?;
        }
        ensure!(
            emptied > 0,
            "nothing was taken out of the modules: functions are called otherwise than slim.rs expects"
        );
    }
    let modules = later.prefetch_map.into_iter().collect();
    let needed = bundle(&bound, &bound.join(LOADER), &modules)?;
    fs::write(bound.join(LATER), serde_json::to_vec(&needed)?)?;
    fs::write(stamp, seen)?;
    Ok(())
}

/// Puts what only `#[lazy]` functions need into modules of their own; the rest goes to `first`.
fn split(bytes: &[u8], folder: &Path, first: &Path) -> Result<SplitWasm> {
    let script = format!("./{NAME}.js");
    let mut options = Options::new(bytes);
    options.output_dir = folder;
    options.main_out_path = first;
    options.main_module = &script;
    options.link_name = LOADER;
    wasm_split_cli_support::transform(options).map_err(|error| anyhow!("{error:#}"))
}

/// The module that every page begins with, and its script; how many functions were taken out of it.
fn begin_with(profile: Profile, module: &Path, folder: &Path) -> Result<usize> {
    let mut output = Bindgen::new()
        .input_path(module)
        .out_name(NAME)
        .web(true)?
        .typescript(false)
        .demangle(false)
        // The later modules are linked to these.
        .keep_lld_exports(true)
        .remove_producers_section(true)
        // The names of generic types are longer than the code of their functions.
        .remove_name_section(true)
        .generate_output()?;
    let emptied = if profile.is_optimized() {
        slim(output.wasm_mut())
    } else {
        0
    };
    output.emit(folder)?;
    let bound: PathBuf = folder.join(format!("{NAME}_bg.wasm"));
    fs::rename(bound, folder.join(format!("{NAME}.wasm")))?;
    Ok(emptied)
}

#[cfg(test)]
mod tests {
    /// wasm-bindgen refuses a module that another version of it has prepared.
    #[test]
    fn wasm_bindgen_and_its_command_line_are_of_one_version() {
        let lock = include_str!("../../Cargo.lock");
        let version = |name: &str| {
            let (_, rest) = lock
                .split_once(&format!("name = \"{name}\"\nversion = \""))
                .unwrap();
            rest.split_once('"').unwrap().0
        };
        assert_eq!(version("wasm-bindgen"), version("wasm-bindgen-cli-support"));
    }
}
