//! The lines below an entry, each a word and what it is given.

use crate::outline::{Mistake, Node};
use std::str::FromStr;

/// Takes the lines of one entry apart; what is wrong is written down, and reading goes on with
/// something harmless.
pub struct Fields<'n, 'a> {
    entry: &'n Node<'a>,
    taken: Vec<bool>,
    pub mistakes: Vec<Mistake>,
}

impl<'n, 'a> Fields<'n, 'a> {
    pub fn new(entry: &'n Node<'a>) -> Self {
        Self {
            entry,
            taken: vec![false; entry.below.len()],
            mistakes: Vec::new(),
        }
    }

    /// All lines that begin with `word`, with what follows it.
    pub fn all(&mut self, word: &str) -> Vec<(&'n Node<'a>, &'a str)> {
        let mut found = Vec::new();
        for (node, taken) in self.entry.below.iter().zip(&mut self.taken) {
            let (first, rest) = node.split();
            if first == word {
                *taken = true;
                found.push((node, rest));
            }
        }
        found
    }

    /// The one line that begins with `word`, if there is one.
    pub fn one(&mut self, word: &str) -> Option<(&'n Node<'a>, &'a str)> {
        let found = self.all(word);
        if let [_, again, ..] = found[..] {
            let what = format!("says {word} a second time");
            self.mistakes.push(again.0.mistake(what));
        }
        found.into_iter().next()
    }

    /// Returns what it is given, if it is there.
    pub fn text(&mut self, word: &str) -> Option<String> {
        self.one(word).map(|(_, rest)| rest.to_owned())
    }

    /// Tells whether a line says just `word`.
    pub fn has(&mut self, word: &str) -> bool {
        let line = self.one(word);
        if let Some((node, rest)) = line
            && !rest.is_empty()
        {
            let what = format!("says more than {word}");
            self.mistakes.push(node.mistake(what));
        }
        line.is_some()
    }

    /// A whole number between two, which has to be there.
    pub fn number<N: FromStr + PartialOrd + Copy + std::fmt::Display>(
        &mut self,
        word: &str,
        (least, most): (N, N),
    ) -> N {
        let Some((node, rest)) = self.one(word) else {
            let what = format!("{} needs a line with its {word}", self.entry.text);
            self.mistakes.push(self.entry.mistake(what));
            return least;
        };
        match rest.parse() {
            Ok(number) if least <= number && number <= most => number,
            _ => {
                let what =
                    format!("{word} is a whole number from {least} to {most}, not \"{rest}\"");
                self.mistakes.push(node.mistake(what));
                least
            }
        }
    }

    /// All that was wrong, lines that nothing has asked for among it.
    pub fn finish(mut self) -> Vec<Mistake> {
        for (node, taken) in self.entry.below.iter().zip(self.taken) {
            if !taken {
                let (word, _) = node.split();
                let what = format!("\"{word}\" is nothing that can be said here");
                self.mistakes.push(node.mistake(what));
            }
        }
        self.mistakes
    }

    /// Returns what each line with this word is given.
    pub fn words(&mut self, word: &str) -> Vec<String> {
        let lines = self.all(word);
        lines.into_iter().map(|(_, rest)| rest.to_owned()).collect()
    }

    /// The words of the one line with this word.
    pub fn list(&mut self, word: &str) -> Vec<String> {
        let line = self.one(word);
        line.into_iter()
            .flat_map(|(_, rest)| rest.split(' ').map(str::to_owned))
            .collect()
    }
}
