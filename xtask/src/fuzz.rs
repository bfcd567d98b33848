//! `cargo xtask fuzz`: random games against everything that must hold, native and in WebAssembly;
//! and the long runs of the server's proofs.

mod odds;
mod server;

use crate::{
    node_module::in_node,
    rules::{BATTLEFIELD, Rules, WESTEROS},
    run::{TARGET, cargo},
};
use anyhow::{Context, Result, bail, ensure};
use std::process::Stdio;

/// The games that are played.
struct Games {
    count: u32,
    first: u32,
}

pub fn fuzz(args: &[String]) -> Result<()> {
    match args.split_first() {
        Some((what, options)) if what == "rules" => rules(WESTEROS, options),
        Some((what, options)) if what == "battlefield" => rules(BATTLEFIELD, options),
        Some((what, options)) if what == "odds" => odds::odds(options),
        Some((what, options)) if what == "http" => server::http(options),
        Some((what, options)) if what == "twins" => server::twins(options),
        Some((what, options)) if what == "flips" => server::flips(options),
        _ => bail!(
            "there are `fuzz rules`, `fuzz battlefield`, `fuzz odds`, `fuzz http`, `fuzz twins` and `fuzz flips`"
        ),
    }
}

fn rules(rules: Rules, options: &[String]) -> Result<()> {
    let mut games = Games {
        count: 10_000,
        first: 0,
    };
    let mut wasm = false;
    let mut options = options.iter();
    while let Some(option) = options.next() {
        let mut number = || {
            let value = options.next().with_context(|| format!("{option} what?"))?;
            value
                .parse::<u32>()
                .with_context(|| format!("{option} takes a number"))
        };
        match option.as_str() {
            "--games" => games.count = number()?,
            "--seed" => games.first = number()?,
            "--wasm" => wasm = true,
            _ => bail!("it takes --games N, --seed S and --wasm"),
        }
    }
    let native = play(rules, &games)?;
    if wasm {
        let module = play_in_node(rules, &games)?;
        println!("wasm_hash {}", hash(&module)?);
        ensure!(native == module, "WebAssembly plays other games:\n{module}");
    }
    Ok(())
}

/// Plays in native code; prints what came of it.
fn play(rules: Rules, games: &Games) -> Result<String> {
    let failed = format!("{TARGET}/fuzz-failure.txt");
    let (count, first) = (games.count.to_string(), games.first.to_string());
    let mut example = cargo(&[
        "run",
        "--quiet",
        "--release",
        "--package",
        rules.package,
        "--example",
        rules.fuzz,
        "--",
        &count,
        &first,
        &failed,
    ]);
    let played = example
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    let printed = String::from_utf8_lossy(&played.stdout).trim().to_owned();
    println!("{printed}");
    ensure!(played.status.success(), "a game failed");
    Ok(printed)
}

/// Plays the same games in WebAssembly.
fn play_in_node(rules: Rules, games: &Games) -> Result<String> {
    let script = format!("console.log(rules.fuzz({}, {}))", games.count, games.first);
    in_node(rules, &script)
}

fn hash(printed: &str) -> Result<&str> {
    printed
        .lines()
        .find_map(|line| line.strip_prefix("hash "))
        .context("the games have no hash")
}
