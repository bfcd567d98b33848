//! The place of a unit.

use crate::geometry::Pose;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    Table(Pose),
    /// It may arrive.
    Reserve,
    /// Destroyed.
    Gone,
}
