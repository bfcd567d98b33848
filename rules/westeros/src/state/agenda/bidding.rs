//! The steps of a bidding.

use crate::Track;
use serde::{Deserialize, Serialize};

/// The step of the bidding at which the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BiddingStep {
    /// A new bidding is due.
    Open(Track),
    /// Bids are being submitted.
    Bids(Track),
    /// The holder of the Iron Throne orders the houses whose bids are equal.
    Ties(Track),
}
