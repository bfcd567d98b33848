//! A line, word by word.

use std::{fmt::Display, ops::RangeInclusive, str::FromStr};

/// The rest of a line. Commas between words mean no more than blanks.
#[derive(Clone, Debug)]
pub struct Line<'a> {
    rest: &'a str,
}

impl<'a> Line<'a> {
    pub fn new(text: &'a str) -> Self {
        Self {
            rest: trimmed(text),
        }
    }

    pub fn is_done(&self) -> bool {
        self.rest.is_empty()
    }

    /// All that is left.
    pub const fn rest(&self) -> &'a str {
        self.rest
    }

    /// The next word without taking it; empty at the end.
    pub fn peek(&self) -> &'a str {
        let end = self.rest.find([' ', ',']).unwrap_or(self.rest.len());
        &self.rest[..end]
    }

    pub fn word(&mut self) -> Result<&'a str, String> {
        let word = self.peek();
        if word.is_empty() {
            return Err("the line ends too soon".to_owned());
        }
        self.rest = trimmed(&self.rest[word.len()..]);
        Ok(word)
    }

    /// Takes the next word, which has to be one of these.
    pub fn one_of<'w>(&mut self, words: &[&'w str]) -> Result<&'w str, String> {
        let word = self.word()?;
        let found = words.iter().find(|it| **it == word);
        found
            .copied()
            .ok_or_else(|| format!("\"{word}\" is none of {}", words.join(", ")))
    }

    /// Takes the next word if it is this one.
    pub fn take(&mut self, word: &str) -> bool {
        let here = self.peek() == word;
        if here {
            self.rest = trimmed(&self.rest[word.len()..]);
        }
        here
    }

    pub fn number<N: FromStr>(&mut self) -> Result<N, String> {
        let word = self.word()?;
        word.parse()
            .map_err(|_| format!("\"{word}\" is no number that fits here"))
    }

    /// A number that people count from 1, as it is counted here: from 0.
    pub fn counted(&mut self) -> Result<u8, String> {
        let word = self.peek();
        let number: u8 = self.number()?;
        number
            .checked_sub(1)
            .ok_or_else(|| format!("\"{word}\": this is counted from 1"))
    }

    /// A number of this range.
    pub fn number_in<N>(&mut self, range: RangeInclusive<N>) -> Result<N, String>
    where
        N: FromStr + PartialOrd + Display,
    {
        let word = self.peek();
        let number = self.number().ok().filter(|it| range.contains(it));
        let (least, most) = (range.start(), range.end());
        number.ok_or_else(|| format!("\"{word}\" is no number from {least} to {most}"))
    }

    pub fn end(&self) -> Result<(), String> {
        if self.is_done() {
            Ok(())
        } else {
            Err(format!("\"{}\" is too much", self.rest))
        }
    }
}

fn trimmed(text: &str) -> &str {
    text.trim_start_matches([' ', ',', '\t']).trim_end()
}

/// The parts of a list that commas separate.
pub fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
}
