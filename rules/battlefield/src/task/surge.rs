//! Surge Forth under way.

use crate::position::UnitId;
use serde::{Deserialize, Serialize};

/// After a melee attack that destroyed its target: one answer for the attacker's side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Surge {
    /// The unit whose attack it was; it may be gone, or engaged with others.
    pub by: UnitId,
    /// Others that were engaged with the destroyed unit and with nobody else.
    pub freed: Vec<UnitId>,
    pub stage: SurgeStage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SurgeStage {
    /// The window `surge` comes first.
    Window,
    Ask,
}
