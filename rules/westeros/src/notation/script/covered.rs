//! Tests that show what a script alone cannot.

use crate::notation::line::{after, lines, word};

/// A test that shows what a script alone cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Covered<'a> {
    pub line: usize,
    /// From the root of the repository.
    pub file: &'a str,
    /// Name of the function.
    pub test: &'a str,
}

impl Covered<'_> {
    /// Tells whether the test stands in this source, Rust or TypeScript.
    pub fn is_in(&self, source: &str) -> bool {
        let Self { test, .. } = self;
        [
            format!("fn {test}("),
            format!("'{test}'"),
            format!("\"{test}\""),
        ]
        .iter()
        .any(|sign| source.contains(sign))
    }
}

/// The tests that the script names.
pub fn covered(text: &str) -> Vec<Covered<'_>> {
    lines(text)
        .filter_map(|line| {
            let (file, name) = word(after(line.text, "covered by")?);
            Some(Covered {
                line: line.number,
                file,
                test: name,
            })
        })
        .collect()
}
