//! The notation keeps what it is given, and takes no harm from any text.

mod answers;
mod asked;
mod document;
mod engines;
mod events;
mod games;
mod hands;
mod mutations;
mod positions;
mod walk;
mod warnings;
mod wrong_words;

use westeros::notation::script;

/// Returns what of a script does not hold.
fn differences(text: &str) -> Vec<String> {
    script::differences(text, |_| None)
}
