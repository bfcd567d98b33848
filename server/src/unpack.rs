//! The content of packed texts, for people who look at what a browser was sent.

use anyhow::Result;
use std::io::{BufRead, Write};

/// A text a line, in and out, as `read` says it.
pub fn unpack(
    mut read: impl FnMut(&str) -> Option<String>,
    packed: impl BufRead,
    mut json: impl Write,
) -> Result<()> {
    for line in packed.lines() {
        writeln!(json, "{}", read(&line?).unwrap_or_default())?;
        // Whoever asks line by line waits for this one.
        json.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_packed_is_an_empty_line() {
        let mut json = Vec::new();
        let mut reader = app::Reader::default();
        unpack(|it| reader.json(it), &b"nonsense\n\n"[..], &mut json).unwrap();
        assert_eq!(json, b"\n\n");
    }
}
