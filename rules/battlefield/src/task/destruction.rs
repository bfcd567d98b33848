//! A destruction under way.

use super::Cause;
use crate::position::UnitId;
use serde::{Deserialize, Serialize};

/// A unit has lost its last model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Destruction {
    pub unit: UnitId,
    pub cause: Cause,
    pub stage: DestructionStage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DestructionStage {
    /// The window `unit.destroyed`: it still stands there without models.
    Window,
    /// It leaves, with all that lies on it.
    Leave,
    /// Points, markers, what the mode does.
    Consequences,
    Over,
}
