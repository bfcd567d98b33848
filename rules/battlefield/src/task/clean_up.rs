//! The end of a round under way.

use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CleanUp {
    pub stage: CleanUpStage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CleanUpStage {
    /// The window `round.end`.
    Effects,
    /// Points and missions: [`the mode`] puts on the agenda what it asks.
    Score,
    Victory,
    /// Tokens, orders, board and influence.
    Clear,
    /// Everybody at once is asked what goes, and all is opened together.
    Discard,
    Draw,
    NextRound,
}

impl CleanUp {
    pub const fn begin() -> Self {
        Self {
            stage: CleanUpStage::Effects,
        }
    }
}
