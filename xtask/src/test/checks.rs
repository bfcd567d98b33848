//! The checks, in the order in which they are worth knowing.

use super::weight;
use crate::{
    browser::{self, Choice},
    build::{NATIVE, build, build_client},
    deny::deny,
    golden,
    npm::{self, npx},
    postgres::{self, VARIABLE},
    profile::Profile,
    rules::{BATTLEFIELD, WESTEROS},
    run::{cargo, find, linting, run},
    torture,
};
use anyhow::Result;
use std::{process::Command, sync::OnceLock};

/// The time at which a check has its turn if all are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// One after the other, in the server's target directory.
    InOrder,
    /// At the same time as those, in the client's target directory: each of both keeps one core busy for long
    /// stretches, and the other idle.
    Beside,
    /// After all of those, with the machine for themselves.
    Last,
    /// Not then: it takes too long for each time.
    ByName,
}

pub struct Check {
    pub name: &'static str,
    pub what: &'static str,
    pub when: When,
    /// The check that must have passed before this one, if both are asked for.
    pub needs: Option<&'static str>,
    /// Succeeds with a remark, where there is something to remark.
    pub run: fn() -> Result<Option<String>>,
}

pub const CHECKS: [Check; 16] = [
    Check {
        name: "fmt",
        what: "the code is formatted",
        when: When::InOrder,
        needs: None,
        run: fmt,
    },
    Check {
        name: "deny",
        what: "licences, sources, copies and known faults of what is linked in",
        when: When::InOrder,
        needs: None,
        run: deny,
    },
    Check {
        name: "clippy",
        what: "the server's side builds without a warning",
        when: When::InOrder,
        needs: None,
        run: clippy,
    },
    Check {
        name: "unit",
        what: "rules, platform, pages and tools",
        when: When::InOrder,
        needs: None,
        run: unit,
    },
    Check {
        name: "golden",
        what: "whole games as they were written down, in WebAssembly",
        when: When::Beside,
        needs: None,
        run: golden_games,
    },
    Check {
        name: "client",
        what: "the client builds without a warning",
        when: When::Beside,
        needs: None,
        run: client,
    },
    Check {
        name: "doc",
        what: "the examples in the documentation",
        when: When::InOrder,
        needs: None,
        run: doc,
    },
    Check {
        name: "build",
        what: "the server and the client together, for browsers and robots",
        when: When::Last,
        needs: None,
        run: pages,
    },
    Check {
        name: "e2e",
        what: "people with browsers",
        when: When::Last,
        needs: Some("build"),
        run: end_to_end,
    },
    Check {
        name: "torture",
        what: "the server is killed, and everything around it fails",
        when: When::Last,
        needs: Some("build"),
        run: tortured,
    },
    Check {
        name: "weight",
        what: "a table page is within its budget, with the client that people get",
        when: When::ByName,
        needs: None,
        run: weigh,
    },
    Check {
        name: "postgres",
        what: "all of the platform on PostgreSQL",
        when: When::ByName,
        needs: None,
        run: on_postgres,
    },
    Check {
        name: "examples",
        what: "benchmarks and examples build without a warning",
        when: When::ByName,
        needs: None,
        run: examples,
    },
    Check {
        name: "thorough",
        what: "most tests of pages, in browsers",
        when: When::ByName,
        needs: None,
        run: thorough,
    },
    Check {
        name: "whole-game",
        what: "a game of ten rounds and a battle of 30 points, in browsers",
        when: When::ByName,
        needs: None,
        run: whole_game,
    },
    Check {
        name: "loads",
        what: "every kind of page, loaded 500 times while news arrives",
        when: When::ByName,
        needs: None,
        run: loads,
    },
];

fn fmt() -> Result<Option<String>> {
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    Ok(None)
}

fn clippy() -> Result<Option<String>> {
    for packages in [&NATIVE[..], &["--package", "xtask"]] {
        run(linting(&["build", "--tests"])?.args(packages))?;
    }
    Ok(None)
}

fn examples() -> Result<Option<String>> {
    run(linting(&["build", "--examples", "--benches"])?.args(NATIVE))?;
    Ok(None)
}

/// Runs all on SQLite, and on PostgreSQL those of the platform that depend most on its SQL.
fn unit() -> Result<Option<String>> {
    for packages in [&NATIVE[..], &["--package", "xtask"]] {
        run(tests()?.args(packages))?;
    }
    with_postgres(&[
        "admin::",
        "answers::",
        "migrations::",
        "seats::",
        "severed::",
        "wall::",
    ])
}

fn on_postgres() -> Result<Option<String>> {
    with_postgres(&[])
}

/// Runs the platform's tests whose names hold one of these, or all of them, on PostgreSQL too.
fn with_postgres(names: &[&str]) -> Result<Option<String>> {
    let Some(postgres) = postgres::start_or_say() else {
        return Ok(Some("without PostgreSQL".to_owned()));
    };
    let mut tests = tests()?;
    tests
        .args(["--package", "platform"])
        .env(VARIABLE, &postgres.url);
    if find("cargo-nextest").is_none() {
        tests.arg("--");
    }
    run(tests.args(names))?;
    Ok(None)
}

/// All tests but the documentation's, a process each where cargo-nextest is installed.
fn tests() -> Result<Command> {
    let mut command = if find("cargo-nextest").is_some() {
        linting(&["nextest", "run", "--no-fail-fast", "--no-tests", "pass"])?
    } else {
        linting(&["test", "--no-fail-fast"])?
    };
    // Not the examples: they are played where they are used, optimized.
    command.arg("--tests");
    Ok(command)
}

/// The tests of both rules compare them in their own build; here WebAssembly plays them.
fn golden_games() -> Result<Option<String>> {
    golden::play(WESTEROS)?;
    golden::play(BATTLEFIELD)?;
    Ok(None)
}

fn doc() -> Result<Option<String>> {
    run(linting(&["test", "--doc"])?.args(NATIVE))?;
    Ok(None)
}

fn client() -> Result<Option<String>> {
    build_client(Profile::Tests)?;
    Ok(None)
}

/// Set once this run has built server and client.
static BUILT: OnceLock<()> = OnceLock::new();

fn pages() -> Result<Option<String>> {
    build(Profile::Tests)?;
    BUILT.get_or_init(|| ());
    Ok(None)
}

/// Makes sure that pages are built: what this run has built, or else a build of its own: `play` may have left another
/// one.
fn built() -> Result<()> {
    if BUILT.get().is_none() {
        pages()?;
    }
    Ok(())
}

fn weigh() -> Result<Option<String>> {
    build(Profile::Play)?;
    weight::weigh(Profile::Play)?;
    Ok(None)
}

fn end_to_end() -> Result<Option<String>> {
    built()?;
    npm::install()?;
    run(&mut npx(&["tsc", "--noEmit"]))?;
    run(&mut browser::playwright(
        Profile::Tests,
        Choice::Quick,
        &[],
    )?)?;
    Ok(None)
}

fn thorough() -> Result<Option<String>> {
    tagged("thorough")
}

fn whole_game() -> Result<Option<String>> {
    tagged("long")
}

fn loads() -> Result<Option<String>> {
    tagged("loads")
}

/// The tests with browsers that have this tag, and no others.
fn tagged(tag: &str) -> Result<Option<String>> {
    built()?;
    npm::install()?;
    run(browser::playwright(Profile::Tests, Choice::Quick, &[])?.env("ROOKERY_LONG", tag))?;
    Ok(None)
}

fn tortured() -> Result<Option<String>> {
    npm::install()?;
    torture::run(Profile::Tests, torture::FEW)
}
