//! `cargo xtask bench`: figures as `key value` lines on the standard output.

use crate::{
    assets::{PKG, files_below},
    browser,
    build::build,
    crates, effort,
    node_module::in_node,
    npm, page,
    postgres::{self, VARIABLE},
    profile::Profile,
    rules::{BATTLEFIELD, Rules, WESTEROS},
    run::{cargo, output, run},
    wire::Site,
};
use anyhow::{Result, bail};
use std::fs;

/// Takes figures, and prints them.
type Take = fn() -> Result<()>;

/// Every kind of figures.
const KINDS: [(&str, Take); 7] = [
    ("rules", || rules(WESTEROS)),
    ("battlefield", || rules(BATTLEFIELD)),
    ("questions", questions),
    ("server", || server(&[])),
    ("hostile", || server(&["--", "hostile"])),
    ("size", size),
    ("web", web),
];

/// Takes the figures of one kind, or of all.
pub fn bench(args: &[String]) -> Result<()> {
    let [what] = args else {
        bail!("bench takes the kind of figures, or all");
    };
    let mut known = KINDS
        .iter()
        .filter(|(kind, _)| what == kind || what == "all")
        .peekable();
    if known.peek().is_none() {
        let kinds = KINDS.map(|(kind, _)| kind).join(", ");
        bail!("there are bench {kinds} and all");
    }
    known.try_for_each(|(_, take)| take())
}

fn rules(rules: Rules) -> Result<()> {
    run(&mut cargo(&["bench", "--package", rules.package]))?;
    let asked = in_node(rules, WASM_QUESTIONS)?;
    if !asked.is_empty() {
        println!("{asked}");
    }
    // Native code and WebAssembly take turns of a second; each pair gives a ratio.
    let mut ratios = Vec::new();
    for _ in 0..7 {
        let native: f64 = output(&mut cargo(&[
            "run",
            "--quiet",
            "--release",
            "--package",
            rules.package,
            "--example",
            rules.speed,
        ]))?
        .trim()
        .parse()?;
        let wasm: f64 = in_node(rules, &wasm_speed(rules.batch))?.trim().parse()?;
        ratios.push(wasm / native);
    }
    ratios.sort_by(f64::total_cmp);
    println!("wasm_over_native {:.3}", ratios[ratios.len() / 2]);
    Ok(())
}

/// Counts what a person is asked in a battle against the computer, by kind, and how often they press.
fn questions() -> Result<()> {
    run(&mut cargo(&[
        "run",
        "--quiet",
        "--release",
        "--package",
        BATTLEFIELD.package,
        "--example",
        "battlefield_questions",
    ]))
}

/// The script that measures what a page asks the rules, in node: the median of nine slices for each question that the
/// module knows, as `key value` lines.
const WASM_QUESTIONS: &str = "\
    (rules.questions?.() ?? []).forEach((name, question) => { \
        const slice = () => { \
            const start = performance.now(); let asked = 0; \
            while (performance.now() - start < 200) { rules.ask(question, 4); asked += 4; } \
            return (performance.now() - start) * 1000 / asked; \
        }; \
        const times = Array.from({ length: 9 }, slice).sort((a, b) => a - b); \
        console.log(`${name}_wasm_us ${times[4].toFixed(1)}`); \
    });";

/// Random games a second in node, as the example counts them in native code. The first second is not
/// counted: node compiles in haste first, and well while that runs.
fn wasm_speed(batch: u32) -> String {
    format!(
        "const speed = () => {{ \
            const start = performance.now(); let games = 0; \
            while (performance.now() - start < 1000) {{ rules.play({batch}); games += {batch}; }} \
            return games / (performance.now() - start) * 1000; \
        }}; \
        speed(); console.log(speed());"
    )
}

/// Measures what the server bears: `server/platform/benches/server`, on the disk and on the release server.
fn server(part: &[&str]) -> Result<()> {
    build(Profile::Release)?;
    let mut bench = cargo(&["bench", "--package", "platform", "--bench", "server"]);
    let server = std::path::absolute(Profile::Release.server())?;
    let site = std::path::absolute(Profile::Release.site())?;
    // Its half of the figures of the chat.
    let postgres = postgres::start_or_say();
    if let Some(postgres) = &postgres {
        bench.env(VARIABLE, &postgres.url);
    }
    run(bench
        .args(part)
        .env("ROOKERY_SERVER", server)
        .env("LEPTOS_SITE_ROOT", site))
}

/// Measures what a visitor's browser fetches, computes, shows and keeps: `end2end/bench`, in Chromium.
fn web() -> Result<()> {
    build(Profile::Release)?;
    npm::install()?;
    npm::install_lighthouse()?;
    run(&mut browser::playwright(
        Profile::Release,
        browser::Choice::Full,
        &["--config", "bench/bench.config.ts"],
    )?)
}

/// Measures what a visitor's browser may fetch, in bytes: every file of the client as it is sent, and the code of each
/// crate in them before it is compressed; and what the server does for it.
fn size() -> Result<()> {
    build(Profile::Release)?;
    for file in files_below(&Profile::Release.site().join(PKG))? {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if let Some(name) = name.strip_suffix(".br") {
            println!("{name}_brotli {}", file.metadata()?.len());
        }
    }
    for (name, bytes) in crates::by_crate(&fs::read(Profile::Release.module())?)? {
        println!("crate_{name}_bytes {bytes}");
    }
    let site = Site::start(Profile::Release)?;
    for (name, figure) in page::weighed(&site)? {
        println!("{name} {figure}");
    }
    println!("{} {:.2}", effort::FIRST_PAGE, effort::first_page(&site)?);
    Ok(())
}
