//! The problem with a text, and where.

use std::fmt;

/// A line that cannot be read, or does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Counted from 1.
    pub line: usize,
    /// The words for what was expected, in a sentence for the author of the text.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for Problem {}

/// The result of reading a part of a line; whoever knows the line number adds it.
pub(crate) type Read<T> = Result<T, String>;

/// Adds the number of the line.
pub(crate) fn at<T>(line: usize, read: Read<T>) -> Result<T, Problem> {
    read.map_err(|what| Problem { line, what })
}
