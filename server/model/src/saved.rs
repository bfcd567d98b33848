//! The values that the server keeps for a seat, as the game's page has written it.

use serde::{Deserialize, Serialize};
use tabletop::DecisionId;

/// The answer that somebody has begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedDraft {
    /// The question that it answers.
    pub decision: DecisionId,
    /// As the game's page keeps it; nobody else reads it.
    pub content: String,
    /// Of what is kept, how often it has changed; of what is to be kept, on which of these it is
    /// based, 0 for none.
    pub version: i64,
}

/// The standing orders of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedStanding {
    /// Grows with every change, and is named when something else takes its place; 0 where nothing
    /// was ever saved.
    pub version: i64,
    /// The game's own JSON; `None` where nothing was ever saved.
    pub content: Option<String>,
}
