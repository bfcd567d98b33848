//! The questions the game puts to a house.

use crate::{AreaSet, OrderTokens, Orders};
use serde::{Deserialize, Serialize};

/// A question to one house; whose it is and what it sees stands in its [`View`](crate::View).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Prompt {
    /// Lay orders face down: on every one of `areas`, or, short of tokens, on `cover` of them.
    PlaceOrders {
        areas: AreaSet,
        /// Tokens that no Westeros card forbids this round.
        allowed: OrderTokens,
        /// Starred tokens this house may use.
        stars: u8,
        /// How many of `areas` must be covered; fewer than all only when tokens run short.
        cover: u8,
        /// What lay there when the orders were taken back.
        before: Orders,
    },
    /// An offer, until the last house is ready: take the orders back and change them.
    TakeBackOrders,
    /// The holder of the Messenger Raven may exchange one own order.
    UseRaven { allowed: OrderTokens, stars: u8 },
    /// Resolve one of the own Raid orders.
    ResolveRaid { orders: AreaSet },
    /// Resolve one of the own Consolidate Power orders; asked only at tables that resolve them
    /// [by hand](crate::Consolidation::ByHand).
    ConsolidatePower { orders: AreaSet },
}
