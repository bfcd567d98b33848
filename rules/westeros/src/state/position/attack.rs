//! A wildling attack under way.

use crate::{House, HouseSet, WildlingCard};
use serde::{Deserialize, Serialize};

/// A wildling attack, as far as it lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WildlingAttack {
    pub strength: u8,
    /// The houses that bid, and whom the card may reward or harm.
    pub houses: HouseSet,
    /// True if it is the second attack of Preemptive Raid, which leaves the track alone.
    pub second: bool,
    /// True if the Night's Watch won; known once the bids are.
    pub held: Option<bool>,
    /// The highest or lowest bidder, once known.
    pub bidder: Option<House>,
    pub card: Option<WildlingCard>,
}
