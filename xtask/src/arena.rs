//! `cargo xtask arena`: two levels of the computer against each other.

use crate::run::cargo;
use anyhow::{Context, Result, bail, ensure};

const USAGE: &str = "arena takes two levels and --seed S. The board game also takes --players 3 to 6 \
    and --blocks N; its levels are random, beginner, steady, lessons (who has done the lessons) and \
    greedy-N (at temperature N). With --game battlefield it takes --mode thrones, clash, storm, feast \
    or winds, --players 2 to 4, --scheme alone or teams, --size POINTS and --pairs N; its levels are \
    random, beginner, steady and greedy-N";

/// The options of a game besides the levels: each option with what it is by itself, in the order of the arguments of
/// its example.
struct Arena {
    package: &'static str,
    example: &'static str,
    options: &'static [(&'static str, &'static str)],
}

const ARENAS: [Arena; 2] = [
    Arena {
        package: "westeros",
        example: "arena",
        options: &[("--players", "6"), ("--blocks", "50"), ("--seed", "1")],
    },
    Arena {
        package: "battlefield",
        example: "battlefield_arena",
        options: &[
            ("--mode", "thrones"),
            ("--players", "2"),
            ("--scheme", "alone"),
            ("--size", "40"),
            ("--pairs", "50"),
            ("--seed", "1"),
        ],
    },
];

pub fn arena(args: &[String]) -> Result<()> {
    let [first, second, options @ ..] = args else {
        bail!(USAGE);
    };
    let (arena, values) = read(options)?;
    eprintln!(
        "building the rules of {}; then {first} against {second}",
        arena.package
    );
    let fixed = [
        "run",
        "--quiet",
        "--release",
        "--package",
        arena.package,
        "--features",
        "testkit",
        "--example",
        arena.example,
        "--",
        first,
        second,
    ];
    let all: Vec<&str> = fixed.into_iter().chain(values).collect();
    let status = cargo(&all).status().context("cannot start cargo")?;
    ensure!(status.success(), "not every game was played to its end");
    Ok(())
}

/// Returns which game it is, and the arguments after the levels.
fn read(options: &[String]) -> Result<(&'static Arena, Vec<&str>)> {
    let mut named: Vec<(&str, &str)> = Vec::new();
    for option in options.chunks(2) {
        let [name, value] = option else {
            bail!("{} what?", option[0]);
        };
        named.push((name, value));
    }
    let game = named.iter().find(|(name, _)| *name == "--game");
    let game = game.map_or("westeros", |(_, game)| *game);
    let arena = ARENAS.iter().find(|it| it.package == game).context(USAGE)?;
    let known = |name: &str| name == "--game" || arena.options.iter().any(|it| it.0 == name);
    ensure!(named.iter().all(|(name, _)| known(name)), USAGE);
    let values = arena.options.iter().map(|(option, usual)| {
        let given = named.iter().rev().find(|(name, _)| name == option);
        given.map_or(*usual, |(_, value)| *value)
    });
    Ok((arena, values.collect()))
}

#[test]
fn each_game_is_told_what_it_knows_in_its_order() {
    let read = |text: &str| {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        let (arena, values) = read(&words).map_err(|why| why.to_string())?;
        Ok((arena.package, values.join(" ")))
    };
    let told = |package, values: &str| Ok::<_, String>((package, values.to_owned()));
    assert_eq!(read("--blocks 7"), told("westeros", "6 7 1"));
    assert_eq!(
        read("--game battlefield --seed 3 --mode clash"),
        told("battlefield", "clash 2 alone 40 50 3")
    );
    assert!(read("--mode clash").is_err());
    assert!(read("--game chess").is_err());
    assert_eq!(read("--seed"), Err("--seed what?".to_owned()));
}
