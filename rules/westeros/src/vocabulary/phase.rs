//! The point in the round at which the game stands.

use serde::{Deserialize, Serialize};

/// The phase or step of the round, in the order in which they come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    Westeros,
    Planning,
    MessengerRaven,
    Raid,
    March,
    ConsolidatePower,
    CleanUp,
    GameOver,
}
