//! A charge under way.

use crate::{
    dice::Face,
    field::Thing,
    geometry::{Arc, Facing, Pose},
    position::UnitId,
    task::{Delayed, Modifier, Right},
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charging {
    pub charger: UnitId,
    pub target: Thing,
    pub pivot: Option<Facing>,
    /// The side of the target that is charged, from where the charger stood at the start.
    pub side: Arc,
    pub stage: ChargeStage,
    /// Where the charger stood at the start.
    pub from: Pose,
    /// Neither was engaged when the charge was declared.
    pub charger_unengaged: bool,
    pub target_unengaged: bool,
    pub hindered: bool,
    /// Across Fortified terrain: no Charge Bonus, and saves are easier.
    pub fortified: bool,
    pub faces: Vec<Face>,
    /// The face of the die, where an effect sets it.
    pub set_die: Option<Face>,
    pub disorderly: bool,
    pub without_bonus: bool,
    pub modifiers: Vec<Modifier>,
    pub rights: Vec<Right>,
    pub delayed: Vec<Delayed>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ChargeStage {
    Declared,
    Pivot,
    RollWindow,
    Roll,
    Rerolls,
    Move,
    /// The charger chooses where it stands.
    Align,
    SuccessWindow,
    Attack,
    Failed,
    FailedTest,
    Over,
}
