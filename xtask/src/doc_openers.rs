//! The first words of docs: a noun phrase for what is, the third person for what is done.

use crate::assets::files_below;
use anyhow::Result;
use std::{fs, path::Path};

/// The folders with sources in Rust.
const FOLDERS: [&str; 5] = ["app", "frontend", "rules", "server", "xtask"];
/// First words that tell neither what a thing is nor what is done.
const OPENERS: [&str; 5] = ["What", "Who", "Whether", "Where", "How"];

/// Docs by their first lines, with their files and the numbers of those lines.
#[derive(Debug, Default)]
struct Docs {
    all: usize,
    offenders: Vec<String>,
}

impl Docs {
    /// Adds the docs of a file.
    fn read(&mut self, name: &str, text: &str) {
        let mut before = None;
        for (number, line) in (1..).zip(text.lines()) {
            let words = doc(line);
            // Of a doc of several lines only the first begins it.
            if let (Some(words), None) = (words, before) {
                self.all += 1;
                let first = words.split_whitespace().next().unwrap_or_default();
                if OPENERS.contains(&first) {
                    self.offenders.push(format!("{name}:{number}: {words}"));
                }
            }
            before = words;
        }
    }

    /// Adds the docs of all sources below a folder.
    fn read_below(&mut self, here: &Path, folder: &str) -> Result<()> {
        for path in files_below(&here.join(folder))? {
            if path.extension().is_some_and(|it| it == "rs") {
                let name = path.strip_prefix(here).unwrap_or(&path);
                self.read(&name.to_string_lossy(), &fs::read_to_string(&path)?);
            }
        }
        Ok(())
    }
}

/// Returns the words of a line that is a doc.
fn doc(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let words = line
        .strip_prefix("///")
        .or_else(|| line.strip_prefix("//!"));
    // Four slashes are a comment.
    words.filter(|it| !it.starts_with('/')).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_first_line_of_a_doc_begins_it() {
        let mut docs = Docs::default();
        docs.read(
            "a.rs",
            "//! A room.\n//!\n//! What is in it.\n\n/// How it opens.\nfn a() {}\n//// What\n",
        );
        assert_eq!(docs.all, 2);
        assert_eq!(docs.offenders, ["a.rs:5: How it opens."]);
    }

    #[test]
    fn docs_say_what_a_thing_is() -> Result<()> {
        let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut docs = Docs::default();
        for folder in FOLDERS {
            docs.read_below(&here, folder)?;
        }
        assert!(docs.all > 10_000, "only {} docs were found", docs.all);
        let names = docs.offenders.join("\n");
        assert!(
            docs.offenders.len() * 100 < docs.all * 3,
            "{} of {} docs:\n{names}",
            docs.offenders.len(),
            docs.all
        );
        Ok(())
    }
}
