//! The two commands of the README, `play` and `test`, and what they set up.

mod arena;
mod assets;
mod bench;
mod browser;
mod build;
mod bundle;
mod client;
mod compress;
mod crates;
mod debian;
mod deny;
mod dev;
mod digest;
#[cfg(test)]
mod doc_openers;
mod effort;
mod emails;
mod fuzz;
mod golden;
mod minify;
mod node_module;
mod npm;
mod page;
mod pictures;
mod play;
mod postgres;
mod profile;
mod rules;
mod run;
mod script;
mod serve;
mod slim;
mod std_source;
mod step;
mod stylesheet;
mod test;
mod torture;
mod wasm_target;
mod wire;

use anyhow::{Context, Result, bail};
use profile::Profile;
use std::{env, path::PathBuf, process::ExitCode};

const USAGE: &str = "\
cargo xtask play [--port PORT] [--fresh]   build what is missing and serve the game
cargo xtask test [--only STEP]             run every check, or one of them
cargo xtask dev [--port PORT]              serve, and build again on every change
cargo xtask build [--dev]                  server and client, without serving them
cargo xtask bench rules|battlefield|questions|server|hostile|size|web|all
                                           print figures as `key value` lines
cargo xtask fuzz rules [--games N] [--seed S] [--wasm]
                                           random games against everything that must hold
cargo xtask fuzz battlefield [--games N] [--seed S] [--wasm]
                                           the same for the miniatures game
cargo xtask fuzz odds [--settings N] [--plays N] [--seed S]
                                           forecasts of attacks against what the real rules make of them
cargo xtask fuzz http [--requests N] [--seed S]
                                           forged, late, torn and random requests to the server
cargo xtask fuzz twins [--pairs N] [--seed S]
                                           what is secret changes no byte for others, whatever they ask
cargo xtask fuzz flips [--flips N] [--seed S]
                                           bits of a copy of the database that change: each is noticed
cargo xtask arena A B [--players N] [--blocks N] [--seed S]
                                           two levels of the computer against each other
cargo xtask arena A B --game battlefield [--mode M] [--players N] [--scheme alone|teams] [--size POINTS]
        [--pairs N] [--seed S]             the same in the miniatures game, each seed with seats changed
cargo xtask torture [--kills N] [--faults M]
                                           kill the server, and let disk, clock and connections fail, while
                                           clients go on; nothing may be lost
cargo xtask emails FOLDER                  write every email of whole games into files, to read them
cargo xtask pictures FOLDER [WORDS]        every screen and moment at three sizes, by day and by night
cargo xtask golden [westeros|battlefield]  write the golden games anew
cargo xtask script [battlefield] FILE...   play files of the notation, print what differs";

fn main() -> ExitCode {
    match command() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn command() -> Result<()> {
    let here = env::current_dir().context("no folder to work in")?;
    enter_the_workspace()?;
    let args: Vec<String> = env::args().skip(1).collect();
    let (name, rest) = args
        .split_first()
        .map_or(("", &[][..]), |(name, rest)| (name, rest));
    match name {
        "play" => play::play(rest),
        "test" => test::test(rest),
        "dev" => dev::dev(rest),
        "build" if rest.is_empty() => build::build(Profile::Release),
        "build" if rest == ["--dev"] => build::build(Profile::Dev),
        "bench" => bench::bench(rest),
        "fuzz" => fuzz::fuzz(rest),
        "arena" => arena::arena(rest),
        "torture" => torture::torture(rest),
        "emails" => emails::emails(&here, rest),
        "pictures" => pictures::pictures(&here, rest),
        "golden" => golden::golden(rest),
        "script" => script::script(&here, rest),
        _ => bail!("this is what can be asked for:\n\n{USAGE}"),
    }
}

/// Makes every relative path of this program mean the workspace's.
fn enter_the_workspace() -> Result<()> {
    let here = env::var_os("CARGO_MANIFEST_DIR").context("start this with `cargo xtask`")?;
    let root = PathBuf::from(here).join("..");
    env::set_current_dir(&root).with_context(|| format!("cannot enter {}", root.display()))
}
