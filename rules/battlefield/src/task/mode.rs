//! The tasks that a mode has under way.

use crate::{geometry::Pose, position::UnitId};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A task that a mode has under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Doing {
    /// Destroyed units of the Attacker come back (15.3).
    Redeploy,
    /// Everybody scores and discards missions (15.5).
    Missions,
    /// Somebody places a corpse pile by where a unit stood (15.4).
    Pile { by: Seat, unit: UnitId, stood: Pose },
}
