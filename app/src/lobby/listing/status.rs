//! The state of a table: when its game begins, and how it ended.

pub use model::{Status, Verdict};
use serde::{Deserialize, Serialize};

/// The moment at which the game of a full table begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Start {
    #[default]
    AtOnce,
    /// At the moment when everybody has said that they are there.
    WhenConfirmed,
    /// At the moment when everybody has said so at about the same time.
    WhenPresent,
}

/// Tells how a game ended that was not played to its end.
pub fn verdict(it: Verdict) -> &'static str {
    match it {
        Verdict::Draw => {
            word!("Ended in a draw by vote" | "Durch Abstimmung unentschieden beendet")
        }
        Verdict::Cancelled => word!("Canceled by vote" | "Durch Abstimmung abgebrochen"),
        Verdict::Conceded => word!("Conceded" | "Aufgegeben"),
    }
}
