//! Set-up: what the people at a table agree on, and what stands where before the first round.

mod pieces;
mod start;
#[cfg(test)]
mod tests;

pub(crate) use pieces::{GARRISON, closed, neutral_force};
pub(crate) use start::start;

use serde::{Deserialize, Serialize};

/// The options of a table. The number of players is the number of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    pub houses: Houses,
    pub final_tiebreak: FinalTiebreak,
    pub consolidation: Consolidation,
}

/// How seats get their houses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Houses {
    /// Seat n plays the n-th house of [`House::in_play`](crate::House::in_play).
    #[default]
    Chosen,
    /// Drawn by chance when the game starts.
    Drawn,
}

/// What decides between equal numbers of castles and strongholds at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FinalTiebreak {
    /// Strongholds, Supply, available power, Iron Throne.
    #[default]
    Rulebook,
    /// Land areas, Supply, Iron Throne.
    Faq2,
}

/// Who resolves Consolidate Power orders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Consolidation {
    /// The game does, in turn order: as long as these orders bring power alone, nothing depends
    /// on the order in which a house resolves them.
    Automatic,
    /// Each house one order a turn, as on the table. Its last one resolves by itself.
    #[default]
    ByHand,
}
