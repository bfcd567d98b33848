//! Support asked for against a neutral force.

use crate::{Area, AreaSet, OrderTokens};
use serde::{Deserialize, Serialize};

/// Support asked for a march against a neutral force; it binds for this order and this area.
///
/// It lapses when the house has resolved one of its orders, or asks again with another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NeutralCall {
    pub from: Area,
    pub area: Area,
    /// Areas whose Support orders were granted.
    pub granted: AreaSet,
    /// The March orders that support was asked for in this turn, this one included.
    pub called: OrderTokens,
}
