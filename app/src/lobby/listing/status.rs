//! How far a table has come: when its game begins, and how it ended.

pub use model::{Status, Verdict};
use serde::{Deserialize, Serialize};

/// When the game of a full table begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Start {
    #[default]
    AtOnce,
    /// When everybody has said that they are there.
    WhenConfirmed,
    /// When everybody has said so at about the same time.
    WhenPresent,
}

/// How a game ended that was not played to its end.
pub fn verdict(it: Verdict) -> &'static str {
    match it {
        Verdict::Draw => {
            word!("Ended in a draw by vote" | "Durch Abstimmung unentschieden beendet")
        }
        Verdict::Cancelled => word!("Canceled by vote" | "Durch Abstimmung abgebrochen"),
        Verdict::Conceded => word!("Conceded" | "Aufgegeben"),
    }
}
