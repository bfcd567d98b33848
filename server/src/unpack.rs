//! What pages of a game say, for people who look at what a browser was sent.

use anyhow::Result;
use std::io::{BufRead, Write};

/// A packed game a line, in and out.
pub fn unpack(packed: impl BufRead, mut json: impl Write) -> Result<()> {
    for line in packed.lines() {
        writeln!(json, "{}", app::unpack(&line?).unwrap_or_default())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_game_is_an_empty_line() {
        let mut json = Vec::new();
        unpack(&b"nonsense\n\n"[..], &mut json).unwrap();
        assert_eq!(json, b"\n\n");
    }
}
