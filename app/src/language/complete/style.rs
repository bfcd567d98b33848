//! No banned phrase comes back, and spelling is American: in every sentence that the sources hold,
//! and in the end-to-end specs, which quote them.

use super::{
    phrases::{BRITISH, Banned, ENGLISH, GERMAN, NAMES},
    source::{files, literal},
};
use crate::language::Language;
use std::{fs, path::Path};

/// A sentence of a person's page, and where it stands.
struct Sentence {
    file: String,
    language: Language,
    text: String,
}

#[test]
fn no_banned_phrase_comes_back() {
    let mut found = Vec::new();
    for text in everything() {
        found.extend(banned(text.language, &text.text).map(|(phrase, instead)| {
            format!("{}: {phrase:?} ({instead}) in {:?}", text.file, text.text)
        }));
    }
    assert!(
        found.is_empty(),
        "write these otherwise:\n{}",
        found.join("\n")
    );
}

#[test]
fn spelling_is_american() {
    let mut found = Vec::new();
    for text in everything() {
        if text.language == Language::English {
            let words = british(&text.text);
            found.extend(words.map(|it| format!("{}: {it} in {:?}", text.file, text.text)));
        }
    }
    assert!(
        found.is_empty(),
        "spelled as in Britain:\n{}",
        found.join("\n")
    );
}

#[test]
fn what_is_banned_is_found() {
    let all = |language, text| banned(language, text).map(|it| it.0).collect::<Vec<_>>();
    let english = "Stark helps Next door; the bids must reach 12.";
    assert_eq!(all(Language::English, english), ["next door"]);
    assert_eq!(all(Language::German, "Alle handeln reihum."), ["reihum"]);
    assert!(all(Language::English, "Reihum is no English word.").is_empty());
    assert!(all(Language::English, "Greyjoy's unown units").is_empty());
    let text = "Greyjoy's colours are grey, not gray";
    assert_eq!(british(text).collect::<Vec<_>>(), ["colours", "grey"]);
    let source = r#"say!("{n} left" | "noch {n}", n = 1); words!("Log" | "Chro\
        nik"); class="colour""#;
    assert_eq!(
        pairs(source),
        [["{n} left", "noch {n}"], ["Log", "Chronik"]]
    );
}

/// A mode of the miniatures game, which keeps its English title in German.
const MODE: &str = "A Clash of Kings";

/// Returns what is banned in that language and stands in the text.
fn banned(language: Language, text: &str) -> impl Iterator<Item = &'static Banned> {
    let list = match language {
        Language::English => ENGLISH,
        Language::German => GERMAN,
    };
    let text = text.to_lowercase();
    list.iter().filter(move |(phrase, _)| says(&text, phrase))
}

/// Tells whether the phrase stands there, not in the middle of longer words.
fn says(text: &str, phrase: &str) -> bool {
    let joins = |left: &str, right: &str| {
        left.ends_with(char::is_alphanumeric) && right.starts_with(char::is_alphanumeric)
    };
    text.match_indices(phrase).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + phrase.len()..]);
        !joins(before, phrase) && !joins(phrase, after)
    })
}

fn british(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|it: char| !it.is_alphabetic());
    words.filter(|it| {
        let word = it.to_lowercase();
        let begins = |of: &[&str]| of.iter().any(|it| word.starts_with(it));
        begins(BRITISH) && !begins(NAMES)
    })
}

fn everything() -> Vec<Sentence> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    let mut add = |file: &str, language, text: &str| {
        all.push(Sentence {
            file: file.to_owned(),
            language,
            text: text.to_owned(),
        });
    };
    for (file, source) in read(&root.join("src"), "rs") {
        for [english, german] in pairs(&source) {
            add(&file, Language::English, &english);
            add(&file, Language::German, &german);
        }
    }
    for language in Language::ALL {
        let chapters = format!("/help/text/{}/", language.code());
        for (file, text) in read(&root.join("src/games"), "md") {
            if file.contains(&chapters) {
                // The other game has a card of that name, which is called otherwise in German.
                let lines = text.lines().map(|it| it.replace(MODE, ""));
                lines.for_each(|it| add(&file, language, &it));
            }
        }
        let spoken = format!(" {}: ", language.code());
        for (file, text) in read(&root.join("src/games"), "lesson") {
            let lines = text.lines().filter_map(|it| it.split_once(&spoken));
            lines.for_each(|(_, it)| add(&file, language, it));
        }
    }
    for (file, text) in read(&root.join("../end2end"), "ts") {
        let code = text
            .lines()
            .filter(|it| !it.trim_start().starts_with(['/', '*']));
        code.for_each(|it| add(&file, Language::English, it));
    }
    assert!(all.len() > 3000, "the sources are found");
    all
}

/// The files with that ending below a folder, and what is in them.
fn read(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let paths = files(folder, ending).into_iter();
    paths
        .map(|it| (it.display().to_string(), fs::read_to_string(&it).unwrap()))
        .collect()
}

/// The sentences in both languages that a source holds.
fn pairs(source: &str) -> Vec<[String; 2]> {
    let mut found = Vec::new();
    for name in ["say!", "word!", "words!"] {
        for (at, _) in source.match_indices(name) {
            let rest = source[at + name.len()..].trim_start_matches(['(', '{', '[']);
            found.extend(pair(rest).map(|it| (at, it)));
        }
    }
    found.sort();
    found.into_iter().map(|(_, it)| it).collect()
}

/// Two literals with a bar between them.
fn pair(rest: &str) -> Option<[String; 2]> {
    let english = literal(rest.trim_start().strip_prefix('"')?);
    let rest = rest.trim_start()[english.len() + 2..].trim_start();
    let german = literal(rest.strip_prefix('|')?.trim_start().strip_prefix('"')?);
    Some([english, german].map(joined))
}

/// A literal as it is read, its lines joined.
fn joined(literal: &str) -> String {
    let mut lines = literal.split("\\\n");
    let first = lines.next().unwrap_or_default().to_owned();
    lines.fold(first, |all, it| all + it.trim_start())
}
