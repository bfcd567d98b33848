//! The cases of the rules: every script under `tests/cases`, and none is missing.

use std::{collections::BTreeSet, fs, path::Path};
use westeros::notation::script;

/// The files of the folder, by name.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut files: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|it| it == "case"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect();
    files.sort();
    files
}

#[test]
fn every_case_is_as_the_rules_say() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let source = |file: &str| fs::read_to_string(root.join(file)).ok();
    let mut differences = Vec::new();
    for (name, text) in files() {
        let found = script::differences(&text, source);
        differences.extend(found.into_iter().map(|it| format!("{name}: {it}")));
    }
    let count = differences.len();
    assert!(
        count == 0,
        "{count} differences\n\n{}",
        differences.join("\n\n")
    );
}

/// A case that lays down what is in no game says so, and each expects something.
#[test]
fn no_case_is_odd_but_on_purpose() {
    let mut odd = Vec::new();
    for (name, text) in files() {
        let found = script::report(&text, |_| None).warnings;
        odd.extend(found.into_iter().map(|it| format!("{name}: {it}")));
    }
    assert!(odd.is_empty(), "{}", odd.join("\n"));
}

#[test]
fn no_case_is_missing() {
    let numbers = include_str!("cases/numbers.list");
    let wanted: BTreeSet<&str> = numbers.split_whitespace().collect();
    let files = files();
    let there: BTreeSet<&str> = files
        .iter()
        .map(|(name, _)| name.split(['_', '-']).next().unwrap_or_default())
        .collect();
    assert_eq!(wanted.len(), 237);
    let missing: Vec<_> = wanted.difference(&there).collect();
    assert!(missing.is_empty(), "no file for {missing:?}");
}
