//! Values as text, both ways.

use super::Value;
use crate::notation::problem::Read;
use std::fmt;

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::Word(word) => f.write_str(word),
            Self::List(entries) | Self::Set(entries) => {
                f.write_str("[")?;
                list(entries, f)?;
                f.write_str("]")
            }
            Self::Pair(area, value) => write!(f, "{area}: {value}"),
            Self::Parts(parts) => {
                f.write_str("(")?;
                for (i, (name, value)) in parts.iter().enumerate() {
                    let comma = if i > 0 { ", " } else { "" };
                    write!(f, "{comma}{name} {value}")?;
                }
                f.write_str(")")
            }
            Self::Kind(name, content) => match content.as_ref() {
                Self::Parts(_) | Self::Group(_) => write!(f, "{name}{content}"),
                _ => write!(f, "{name}({content})"),
            },
            Self::Group(items) => {
                f.write_str("(")?;
                list(items, f)?;
                f.write_str(")")
            }
        }
    }
}

fn list(entries: &[Value], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (i, entry) in entries.iter().enumerate() {
        let comma = if i > 0 { ", " } else { "" };
        write!(f, "{comma}{entry}")?;
    }
    Ok(())
}

/// The depth to which brackets may stand in brackets: deeper than any value of ours, and shallow enough for the
/// machine's stack whatever the text.
const DEEPEST: usize = 16;

/// Reads a value; the whole text must be one.
pub(crate) fn read(text: &str) -> Read<Value> {
    let mut reader = Reader {
        rest: text,
        depth: 0,
    };
    let value = reader.value()?;
    if reader.rest.is_empty() {
        Ok(value)
    } else {
        Err(format!("not expected here: \"{}\"", reader.rest))
    }
}

struct Reader<'a> {
    rest: &'a str,
    depth: usize,
}

impl<'a> Reader<'a> {
    fn skip(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn take(&mut self, sign: char) -> bool {
        self.skip();
        self.rest.strip_prefix(sign).is_some_and(|rest| {
            self.rest = rest;
            true
        })
    }

    fn words(&mut self) -> &'a str {
        self.skip();
        let end = self
            .rest
            .find(['(', ')', '[', ']', ',', ';', ':'])
            .unwrap_or(self.rest.len());
        let (words, rest) = self.rest.split_at(end);
        self.rest = rest;
        words.trim_end()
    }

    fn value(&mut self) -> Read<Value> {
        if self.depth > DEEPEST {
            return Err("brackets too deep".to_owned());
        }
        self.depth += 1;
        let words = self.words();
        let bracketed = if self.take('(') {
            Some(Value::Group(self.items(')')?))
        } else if self.take('[') {
            Some(Value::List(self.items(']')?))
        } else {
            None
        };
        let value = match (words, bracketed) {
            ("", Some(bracketed)) => bracketed,
            ("", None) => return Err("a value expected".to_owned()),
            (words, Some(bracketed)) => Value::Kind(words.to_owned(), Box::new(bracketed)),
            (words, None) if words.eq_ignore_ascii_case("none") => Value::None,
            (words, None) => Value::word(words),
        };
        self.skip();
        let value = if self.take(':') {
            Value::Pair(Box::new(value), Box::new(self.value()?))
        } else {
            value
        };
        self.depth -= 1;
        self.skip();
        Ok(value)
    }

    /// Items up to the closing bracket.
    fn items(&mut self, close: char) -> Read<Vec<Value>> {
        let mut items = Vec::new();
        loop {
            if self.take(close) {
                return Ok(items);
            }
            items.push(self.value()?);
            if !self.take(',') && !self.take(';') && !self.rest.starts_with(close) {
                return Err(format!("\"{close}\" expected at \"{}\"", self.rest));
            }
        }
    }
}
