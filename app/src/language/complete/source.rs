//! No page holds words in one language only: every literal that a person could read stands in
//! `say!` or `word!`. The scanner is a pragmatic one: it knows strings, comments and brackets.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The texts that are the same in every language, or are no words at all.
const SAME: &[&str] = &["Rookery", "Computer", "true", "false", "m-held m-held-"];

/// Attributes that a person reads or hears.
const READ: &[&str] = &[
    "alt",
    "aria-description",
    "aria-label",
    "aria-roledescription",
    "aria-valuetext",
    "empty",
    "hint",
    "label",
    "legend",
    "placeholder",
    "summary",
    "text",
    "title",
    "words",
];

/// Literals in these are translated, or seen by nobody.
const OPAQUE: &[&str] = &[
    "say!", "word!", "words!", "format!", "concat!", "expect", "cfg",
];

#[test]
fn every_word_of_a_view_is_translated() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for file in files(&root, "rs") {
        let text = fs::read_to_string(&file).unwrap();
        let shown = file.strip_prefix(&root).unwrap().display();
        for literal in untranslated(&text) {
            found.push(format!("{shown}: {literal:?}"));
        }
    }
    assert!(
        found.is_empty(),
        "say these in German too:\n{}",
        found.join("\n")
    );
}

#[test]
fn the_scanner_finds_what_it_should() {
    let text = r#"view! {
        <p class="two words" aria-label="Spoken">"Text" {word!("Log" | "Chronik")}</p>
        // "A comment"
        <b>{if it { "Inner words" } else { "" }}</b> <i d="M 1 2" name="log-name">" · "</i>
    }"#;
    assert_eq!(untranslated(text), ["Spoken", "Text", "Inner words"]);
    assert!(untranslated("fn other() -> &str { \"No view\" }").is_empty());
}

/// The files with that ending below a folder, but for these tests and what others have written.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("complete") && !path.ends_with("node_modules") {
            all.extend(files(&path, ending));
        } else if path.extension().is_some_and(|it| it == ending) {
            all.push(path);
        }
    }
    all.sort();
    all
}

/// The literals of all `view!`s that stand in one language only.
fn untranslated(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find("view! {") {
        rest = &rest[at + "view! {".len()..];
        let end = scan(rest, &mut found);
        rest = &rest[end..];
    }
    found
}

/// Reads up to the bracket that closes the view; returns where that is.
fn scan(text: &str, found: &mut Vec<String>) -> usize {
    let mut open: Vec<bool> = vec![false];
    let mut at = 0;
    let mut before = String::new();
    while let Some(letter) = text[at..].chars().next() {
        if text[at..].starts_with("//") {
            at += text[at..].find('\n').unwrap_or(text.len() - at);
            continue;
        }
        if letter == '"' {
            let literal = literal(&text[at + 1..]);
            if !open.contains(&true) && is_read(&before, literal) {
                found.push(literal.to_owned());
            }
            at += literal.len() + 2;
            before = String::from("\"");
            continue;
        }
        match letter {
            '(' | '{' | '[' => open.push(OPAQUE.iter().any(|it| before.ends_with(it))),
            ')' | '}' | ']' => {
                open.pop();
                if open.is_empty() {
                    return at;
                }
            }
            _ => {}
        }
        if letter.is_whitespace() {
            if before.ends_with(char::is_alphanumeric) {
                before.push(' ');
            }
        } else {
            before.push(letter);
        }
        at += letter.len_utf8();
    }
    at
}

/// Up to the quotation mark that ends it.
pub fn literal(text: &str) -> &str {
    let mut escaped = false;
    let end = text.find(|letter| match letter {
        _ if escaped => {
            escaped = false;
            false
        }
        '\\' => {
            escaped = true;
            false
        }
        other => other == '"',
    });
    &text[..end.unwrap_or(text.len())]
}

/// Tells whether a person reads the literal, by what stands before it.
fn is_read(before: &str, literal: &str) -> bool {
    let letters = literal.chars().filter(|it| it.is_alphabetic()).count();
    if letters < 2 || SAME.contains(&literal) {
        return false;
    }
    let before = before.trim_end();
    if let Some(before) = before
        .strip_suffix('=')
        .filter(|it| !it.ends_with(['=', '!']))
    {
        let name = |it: char| it.is_ascii_alphanumeric() || "-:_".contains(it);
        let start = before.rfind(|it| !name(it)).map_or(0, |it| it + 1);
        return READ.contains(&&before[start..]);
    }
    // An argument or a comparison: words only where there are several.
    if before.ends_with(['(', ',', '=', '|', '[', '&']) {
        return literal.trim().contains(' ');
    }
    true
}
