//! The steps of a wildling attack.

use crate::{House, HouseSet};
use serde::{Deserialize, Serialize};

/// The step of the wildling attack at which the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WildlingStep {
    /// The houses are to bid.
    Open,
    /// Bids are being submitted.
    Bids,
    /// The highest or the lowest bidder is sought; equal bids are the Iron Throne's to decide.
    Bidder,
    /// The top card of the wildling deck is turned up.
    Card,
    /// The wildlings won: the lowest bidder suffers, then the others in turn order.
    Penalties { done: HouseSet },
    /// The card rewards or harms this house; it may have to choose how.
    Effect(House),
    /// Preemptive Raid: the holder of the Iron Throne says on which of its best tracks the lowest
    /// bidder goes down.
    BestTrack,
    /// The card goes under the deck and the track is adjusted.
    End,
}
