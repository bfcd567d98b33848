//! Turning the compiled client into a module that a browser loads.

use crate::{digest::digest, profile::Profile};
use anyhow::{Context, Result};
use std::fs;
use wasm_bindgen_cli_support::Bindgen;

/// The name of the site's script, module and style sheet; `.cargo/config.toml` tells Leptos the same.
pub const NAME: &str = "rookery";

/// Runs wasm-bindgen, unless it has already seen this very module.
pub fn bind(profile: Profile) -> Result<()> {
    let (module, bound) = (profile.module(), profile.bound());
    let bytes = fs::read(&module).with_context(|| format!("{} was not built", module.display()))?;
    let (stamp, seen) = (bound.join("stamp"), digest(&bytes));
    if fs::read_to_string(&stamp).is_ok_and(|stamp| stamp == seen) {
        return Ok(());
    }
    if bound.exists() {
        fs::remove_dir_all(&bound)?;
    }
    Bindgen::new()
        .input_bytes(NAME, bytes)
        .web(true)?
        .typescript(false)
        .remove_producers_section(true)
        // The names of generic types are longer than the code of their functions.
        .remove_name_section(true)
        .generate(&bound)?;
    fs::write(stamp, seen)?;
    Ok(())
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
