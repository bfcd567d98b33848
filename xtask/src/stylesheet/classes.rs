//! Classes that are styled, and those that some page may have.

use super::sheets;
use crate::assets::files_below;
use std::{collections::BTreeSet, fs, path::Path};

/// The folders in which markup is written.
const SOURCES: [&str; 3] = ["app/src", "server/src", "frontend/src"];

/// Ids begin so as well, and tell nothing about classes.
const IDS: [&str; 2] = ["aa-", "b-"];

/// The text of sources besides comments.
#[derive(Default)]
struct Written<'t> {
    words: BTreeSet<&'t str>,
    /// Beginnings that something is put behind: `s-` of `["s-", number]`, `now-c` of `"now-c{it}"`.
    begun: BTreeSet<&'t str>,
}

impl<'t> Written<'t> {
    fn of(texts: &'t [String]) -> Self {
        let mut all = Self::default();
        let lines = texts.iter().flat_map(|it| it.lines());
        for line in lines.filter(|it| !it.trim_start().starts_with("//")) {
            for piece in line.split_inclusive(is_between) {
                let word = piece.trim_end_matches(is_between);
                let composed = piece.ends_with('{') && word.contains('-');
                if word.len() > 1 && (composed || word.ends_with('-')) {
                    all.begun.insert(word);
                } else {
                    all.words.insert(word);
                }
            }
        }
        all.begun.retain(|it| !IDS.contains(it));
        all
    }

    fn has(&self, class: &str) -> bool {
        self.words.contains(class) || self.begun.iter().any(|it| class.starts_with(*it))
    }
}

/// Returns the classes in the selectors of a sheet.
fn styled(sheet: &str) -> BTreeSet<&str> {
    let mut all = BTreeSet::new();
    // What follows the last of them is no selector.
    for block in sheet.split('{').rev().skip(1) {
        let selector = block.rsplit(['}', ';']).next().unwrap_or_default();
        for plain in selector.split('"').step_by(2) {
            let names = plain.split('.').skip(1);
            let names = names.filter_map(|it| it.split(is_between).next());
            // A number has a point, too.
            all.extend(names.filter(|it| it.starts_with(|it: char| it.is_ascii_alphabetic())));
        }
    }
    all
}

/// Returns true for what can be no part of a class.
fn is_between(it: char) -> bool {
    !(it.is_ascii_alphanumeric() || it == '-' || it == '_')
}

#[test]
fn every_class_that_is_styled_is_written_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let files = SOURCES.map(|it| files_below(&root.join(it)).unwrap());
    let files = files.iter().flatten();
    let texts: Vec<String> = files.filter_map(|it| fs::read_to_string(it).ok()).collect();
    let written = Written::of(&texts);
    for (name, sheet) in sheets(&root.join("style/main.css")).unwrap() {
        let sheet = String::from_utf8(sheet).unwrap();
        let mut dead = styled(&sheet);
        dead.retain(|it| !written.has(it));
        assert_eq!(dead, BTreeSet::new(), "{}", name.display());
    }
}

#[test]
fn a_class_that_is_left_in_a_sheet_alone_is_found() {
    let sheet = ".a-b>.c:not(.d){x:.5em}@media (min-width:37.5em){.e-1,[href$=\".pdf\"]{y:url(f.woff2)}}.g{}";
    let texts = [
        "// g\n<p class=\"a-b c\" class:d=on>".to_owned(),
        "format!(\"e-{it}\")".to_owned(),
    ];
    let written = Written::of(&texts);
    let mut styled = styled(sheet);
    assert_eq!(styled, BTreeSet::from(["a-b", "c", "d", "e-1", "g"]));
    styled.retain(|it| !written.has(it));
    assert_eq!(styled, BTreeSet::from(["g"]));
}
