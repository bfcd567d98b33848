//! The words of a line, one after the other.

use crate::effect::{Amount, Selector};
use crate::word::Word;

/// The words of a line that are still to be read.
pub struct Words<'a> {
    pub left: Vec<&'a str>,
}

impl<'a> Words<'a> {
    pub fn next(&mut self, what: &str) -> Result<&'a str, String> {
        if self.left.is_empty() {
            return Err(format!("{what} is missing"));
        }
        Ok(self.left.remove(0))
    }

    pub fn named<W: Word>(&mut self) -> Result<W, String> {
        let all = W::all().join(", ");
        let word = self.next(&format!("one of {all}"))?;
        W::named(word).ok_or_else(|| format!("\"{word}\" is none of {all}"))
    }

    pub fn number<N: std::str::FromStr>(&mut self) -> Result<N, String> {
        let word = self.next("a number")?;
        word.parse()
            .map_err(|_| format!("\"{word}\" is no number that fits here"))
    }

    pub fn amount(&mut self) -> Result<Amount, String> {
        let (amount, count) =
            Amount::read(&self.left).ok_or("says no amount like 2, d3 or 1 per self_ranks")?;
        self.left.drain(..count);
        Ok(amount)
    }

    /// `at -2`, or nothing.
    pub fn modifier(&mut self) -> Result<Amount, String> {
        if self.take("at") {
            self.amount()
        } else {
            Ok(Amount::Number(0))
        }
    }

    pub fn selector(&mut self) -> Result<Selector, String> {
        let word = self.next("whom it concerns")?;
        Selector::named(word).ok_or_else(|| format!("\"{word}\" is nobody that can be named"))
    }

    /// Tells whether these words come next; then they are read.
    pub fn take(&mut self, words: &str) -> bool {
        let words: Vec<&str> = words.split(' ').collect();
        let found = self.left.starts_with(&words);
        if found {
            self.left.drain(..words.len());
        }
        found
    }

    pub fn expect(&mut self, words: &str) -> Result<(), String> {
        if self.take(words) {
            Ok(())
        } else {
            Err(format!("\"{words}\" is missing"))
        }
    }

    pub fn friendly(&mut self) -> Option<bool> {
        if self.take("friendly") {
            Some(true)
        } else {
            self.take("enemy").then_some(false)
        }
    }
}
