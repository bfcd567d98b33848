//! Plans: what houses promise each other for the round that is played.
//!
//! Nothing in the game obeys a plan. [`check`] says whether its promises could be kept as things lie
//! open, [`kept`] afterwards which of them were.

mod check;
mod kept;
#[cfg(test)]
mod tests;

use crate::{Area, House, OrderToken};
pub use check::{MOST, Unfit, check};
pub use kept::kept;
use serde::{Deserialize, Serialize};

/// Promises for one round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    pub round: u8,
    pub promises: Vec<Promise>,
}

/// The promise of one house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promise {
    pub house: House,
    #[serde(rename = "deed")]
    pub action: PromisedAction,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PromisedAction {
    /// This very token lies here when the orders are turned up, or after the Messenger Raven.
    Order { area: Area, token: OrderToken },
    /// Some units march from one area into the other.
    March { from: Area, to: Area },
    /// The support of whoever fights this house in this area.
    Support { area: Area, beside: House },
    /// No battle is begun against this house, and none of its power tokens is marched over.
    Peace { with: House },
}

impl PromisedAction {
    /// The areas that it is about.
    pub fn areas(self) -> impl Iterator<Item = Area> {
        let (first, second) = match self {
            Self::Order { area, .. } | Self::Support { area, .. } => (Some(area), None),
            Self::March { from, to } => (Some(from), Some(to)),
            Self::Peace { .. } => (None, None),
        };
        first.into_iter().chain(second)
    }
}
