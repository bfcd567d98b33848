//! The steps of the Westeros phase.

use crate::WesterosDeck;
use serde::{Deserialize, Serialize};

/// The step of the Westeros phase at which the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WesterosStep {
    /// Three cards are turned up and their wildling icons counted.
    Reveal,
    /// The card of this deck is due, then those of the decks behind it.
    Resolve(WesterosDeck),
    /// The holder of a dominance token chooses what the card of this deck does.
    Choose(WesterosDeck),
}
