//! The document names all there is.

use serde::{
    Deserialize,
    de::{IntoDeserializer, value::Error},
};
use std::{fs, path::Path};
use westeros::{Event, Illegal, Prompt, Setup, notation::script};

/// The names of the variants or fields, which serde lists where it knows none like "x".
fn names<'de, T: Deserialize<'de>>() -> Vec<String> {
    let error = T::deserialize(IntoDeserializer::<Error>::into_deserializer("x"));
    let text = error.err().unwrap().to_string();
    let names = text.split('`').skip(3).step_by(2);
    names.map(words).collect()
}

fn words(name: &str) -> String {
    let mut words = String::new();
    for sign in name.chars() {
        if sign.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(sign.to_lowercase());
    }
    words
}

#[test]
fn every_question_event_and_reason_is_named() {
    let document = include_str!("../../NOTATION.md").to_lowercase();
    let known: Vec<String> = [names::<Prompt>(), names::<Event>(), names::<Illegal>()].concat();
    assert!(known.len() > 100);
    let missing: Vec<_> = known
        .iter()
        .filter(|name| !document.contains(&format!("`{name}`")))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_option_is_an_option_line() {
    let setup = serde_json::to_value(Setup::default()).unwrap();
    for name in setup.as_object().unwrap().keys() {
        let text = format!("option {name} nonsense");
        let wrong = westeros::notation::read_position(&text).unwrap_err();
        assert!(wrong.to_string().contains("is no"), "{wrong}");
    }
}

#[test]
fn the_examples_play_as_written() {
    let document = include_str!("../../NOTATION.md");
    let blocks = document.split("```").skip(1).step_by(2);
    // A line with three points stands for more lines.
    let whole = |it: &&str| it.contains("players") && !it.lines().any(|line| line.ends_with('…'));
    let examples: Vec<_> = blocks.filter(whole).collect();
    assert_eq!(examples.len(), 2);
    for example in examples {
        let found = westeros::notation::script::differences(example, |_| None);
        assert_eq!(found, Vec::<String>::new(), "{example}");
    }
}

/// In a block of its own or between other words.
#[test]
fn the_tests_it_names_as_examples_exist() {
    let document = include_str!("../../NOTATION.md");
    let code: String = document
        .split('`')
        .skip(1)
        .step_by(2)
        .collect::<Vec<_>>()
        .join("\n");
    let mut examples = script::covered(&code);
    // The words alone are no example.
    examples.retain(|it| !it.file.is_empty());
    assert!(!examples.is_empty());
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for example in examples {
        let source = fs::read_to_string(root.join(example.file));
        assert!(source.is_ok_and(|it| example.is_in(&it)), "{example:?}");
    }
}
