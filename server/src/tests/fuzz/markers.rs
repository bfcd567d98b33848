//! Words that some may read and others must not: each is made once, so that wherever it turns up
//! it says whose it is.

use std::collections::{BTreeSet, HashSet};

const BEFORE: &str = "zq";
const DIGITS: usize = 7;

/// The people who may read something; users by their ids.
#[derive(Clone)]
pub enum May {
    Everybody,
    Only(BTreeSet<i64>),
}

pub struct Markers {
    rules: Vec<May>,
    /// The texts that nobody may ever read in a page, as it was made by the server: words of letters, digits, `-` and
    /// `_`.
    keys: HashSet<String>,
}

/// The beginning of a stored password.
const HASH: &str = "$argon2";
/// No key is shorter.
const SHORTEST: usize = 20;

impl Markers {
    pub fn new() -> Self {
        Self {
            rules: Vec::new(),
            keys: HashSet::new(),
        }
    }

    /// A word that only these may read.
    pub fn make(&mut self, may: impl IntoIterator<Item = i64>) -> String {
        self.rules.push(May::Only(may.into_iter().collect()));
        format!("{BEFORE}{:0DIGITS$}", self.rules.len() - 1)
    }

    pub fn hide(&mut self, key: &str) {
        if key.len() >= SHORTEST {
            self.keys.insert(key.to_owned());
        }
    }

    /// These may read all the words in this text, too.
    pub fn allow(&mut self, text: &str, who: &[i64]) {
        for number in self.words(text) {
            if let May::Only(may) = &mut self.rules[number] {
                may.extend(who);
            }
        }
    }

    pub fn publish(&mut self, text: &str) {
        for number in self.words(text) {
            self.rules[number] = May::Everybody;
        }
    }

    /// Returns what none of these readers may find in a text that is in it.
    pub fn leak(&self, text: &str, readers: &[i64]) -> Option<String> {
        let part = |it: &u8| it.is_ascii_alphanumeric() || matches!(it, b'-' | b'_');
        let words = text.as_bytes().split(|it| !part(it));
        let mut words = words.filter(|it| it.len() >= SHORTEST);
        let key = words.find_map(|it| self.keys.get(std::str::from_utf8(it).ok()?));
        if let Some(key) = key {
            return Some(key.clone());
        }
        if text.contains(HASH) {
            return Some(HASH.to_owned());
        }
        self.words(text).into_iter().find_map(|number| {
            let May::Only(may) = &self.rules[number] else {
                return None;
            };
            let reads = readers.iter().any(|it| may.contains(it));
            (!reads).then(|| format!("{BEFORE}{number:0DIGITS$}, which is for {may:?} only"))
        })
    }

    fn words(&self, text: &str) -> Vec<usize> {
        let after = text.match_indices(BEFORE);
        after
            .filter_map(|(at, _)| self.number(&text[at + BEFORE.len()..]))
            .collect()
    }

    fn number(&self, after: &str) -> Option<usize> {
        let number: usize = after.get(..DIGITS)?.parse().ok()?;
        (number < self.rules.len()).then_some(number)
    }
}
