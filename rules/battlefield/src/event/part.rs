//! What events tell besides: what a die was for, how a unit came, what points are for.

use crate::position::UnitId;
use serde::{Deserialize, Serialize};

/// What a die of the set-up is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RollFor {
    Mode,
    Role,
    Terrain,
    Markers,
    Zone,
    First,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arrival {
    Deployed,
    FromReserve,
    Redeployed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TokenChange {
    Placed,
    Spent,
    Removed,
}

/// What victory points are for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    Destroyed(UnitId),
    Commander(UnitId),
    Tokens(UnitId),
    Marker(u8),
    Wall(u8),
    Mission(String),
}
