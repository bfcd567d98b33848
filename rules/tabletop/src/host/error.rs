//! The reasons why the host of a game refuses.

use serde::{Serialize, de::DeserializeOwned};

/// The reason why a request was refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HostError {
    #[error("this question is not open")]
    Closed,
    #[error("this question was put to another seat")]
    NotYours,
    /// The game's own reason, JSON, for its own pages to word.
    #[error("this answer is against the rules")]
    Illegal(String),
    /// The text that the caller sent is no setup or action of this game.
    #[error("not understood: {0}")]
    Malformed(String),
    /// Longer than the game takes.
    #[error("too long for this game")]
    TooLarge,
    #[error("the game is not for this number of players")]
    Seats,
    /// The text that was stored is no state or event of this game: a fault of ours, not of the caller.
    #[error("stored data does not read: {0}")]
    Corrupt(String),
}

/// Reads what a caller sent, at most `most` bytes of it.
pub(super) fn parse<T: DeserializeOwned>(text: &str, most: usize) -> Result<T, HostError> {
    if text.len() > most {
        return Err(HostError::TooLarge);
    }
    serde_json::from_str(text).map_err(|why| HostError::Malformed(why.to_string()))
}

/// Reads what was stored.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Result<T, HostError> {
    serde_json::from_str(text).map_err(|why| HostError::Corrupt(why.to_string()))
}

pub(super) fn write<T: Serialize>(value: &T) -> Result<String, HostError> {
    serde_json::to_string(value).map_err(|why| HostError::Corrupt(why.to_string()))
}
