//! What the people at a table agree on before the game.

use serde::{Deserialize, Serialize};

/// The options of a table. The number of players is the number of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    pub houses: Houses,
    pub final_tiebreak: FinalTiebreak,
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
