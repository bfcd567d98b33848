//! The rules as a WebAssembly module that node loads.

use crate::{
    profile::Profile,
    rules::Rules,
    run::{CLIENT_TARGET, command, linting, output, run},
    wasm_target::{WASM, ensure_wasm_target},
};
use anyhow::Result;
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// Runs JavaScript that knows the module as `rules`, and gives what it printed.
pub fn in_node(rules: Rules, script: &str) -> Result<String> {
    ensure_wasm_target()?;
    let profile = Profile::Tests.client_profile();
    let module = rules.wasm;
    // As the client's tests build them, so that a run of all tests compiles the rules once.
    run(linting(&["build", "--quiet", "--package", rules.package])?
        .args(["--example", module, "--target", WASM, "--profile", profile])
        .env("CARGO_TARGET_DIR", CLIENT_TARGET))?;
    let built = Path::new(CLIENT_TARGET)
        .join(WASM)
        .join(profile)
        .join("examples")
        .join(format!("{module}.wasm"));
    let bound = Path::new(CLIENT_TARGET).join("bound/fuzz");
    Bindgen::new()
        .input_path(built)
        .nodejs(true)?
        .typescript(false)
        .generate(&bound)?;
    let script = format!("const rules = require('./{module}.js'); {script}");
    output(command("node", ["-e", &script]).current_dir(bound))
}
