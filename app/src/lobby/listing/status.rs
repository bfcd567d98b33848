//! How far a table has come: when its game begins, and how it ended.

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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Status {
    /// Seats are still free.
    Gathering,
    Running,
    Over,
}

/// How a game ended by vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    Draw,
    Cancelled,
}

impl Verdict {
    pub fn words(self) -> &'static str {
        match self {
            Self::Draw => {
                word!("Ended in a draw by vote" | "Durch Abstimmung unentschieden beendet")
            }
            Self::Cancelled => word!("Canceled by vote" | "Durch Abstimmung abgebrochen"),
        }
    }
}
