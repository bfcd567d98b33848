//! Destruction (8.3) and elimination (16.4).

use crate::{play::Play, position::UnitId, task::Cause};
use serde::{Deserialize, Serialize};

/// A unit has lost its last model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Destruction {
    pub unit: UnitId,
    pub cause: Cause,
    pub stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stage {
    /// The window `unit.destroyed`: it still stands there without models.
    Window,
    /// It leaves, with all that lies on it.
    Leave,
    /// Points, markers, what the mode does: [`super::mode::destroyed`].
    Consequences,
    Over,
}

pub fn step(_play: &mut Play<'_>, _: Destruction) {
    todo!("combat")
}
