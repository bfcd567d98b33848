//! What pages of a game say, for people who look at what a browser was sent.

use anyhow::Result;
use std::io::{BufRead, Write};

/// A packed game a line, in and out, as `read` says it.
pub fn unpack(
    read: fn(&str) -> Option<String>,
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
    fn what_is_no_game_is_an_empty_line() {
        let mut json = Vec::new();
        unpack(app::unpack, &b"nonsense\n\n"[..], &mut json).unwrap();
        assert_eq!(json, b"\n\n");
    }
}
