//! The answers a house gives.

use crate::{Area, OrderToken, Orders};
use serde::{Deserialize, Serialize};

/// An answer to a [`Prompt`](crate::Prompt).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    PlaceOrders(Orders),
    TakeBackOrders,
    UseRaven(RavenUse),
    /// `target: None` spends the order without effect.
    ResolveRaid {
        from: Area,
        target: Option<Area>,
    },
    ConsolidatePower {
        area: Area,
    },
}

/// What the holder of the Messenger Raven does with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RavenUse {
    Pass,
    /// Exchange the own order in `area` for an unused token.
    Swap {
        area: Area,
        token: OrderToken,
    },
}
