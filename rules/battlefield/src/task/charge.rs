//! A charge under way.

use crate::{
    dice::Face,
    field::Thing,
    geometry::{Arc, Facing, Pose},
    position::UnitId,
    task::{Delayed, Modifier, Rerolled, Right},
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about the charge"
)]
pub struct Charging {
    pub charger: UnitId,
    pub target: Thing,
    pub pivot: Option<Facing>,
    /// The side of the target that is charged, from where the charger stood at the start.
    pub side: Arc,
    pub stage: ChargeStage,
    /// The place of the charger at the start.
    pub from: Pose,
    /// Neither was engaged when the charge was declared.
    pub charger_unengaged: bool,
    pub target_unengaged: bool,
    pub hindered: bool,
    /// Across Fortified terrain: no Charge Bonus, and saves are easier.
    pub fortified: bool,
    pub best_dice: bool,
    pub faces: Vec<Face>,
    /// The face of the die, where an effect sets it.
    pub set_die: Option<Face>,
    pub disorderly: bool,
    /// By the terms of a free charge.
    pub without_bonus: bool,
    /// The place in which it touched the target, until it is aligned.
    pub stopped: Option<Pose>,
    pub modifiers: Vec<Modifier>,
    pub rights: Vec<Right>,
    pub rerolled: Vec<Rerolled>,
    pub delayed: Vec<Delayed>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ChargeStage {
    /// Several arcs of the target are equal: its player chooses the side.
    Side,
    /// The window `charge.declared`.
    Declared,
    /// The pivot, and the window `charge.roll`.
    Pivot,
    Roll,
    /// The dice lie as they are now, rolled again or not.
    Move,
    /// The charger chooses where it stands.
    Align,
    Attack,
    FailedTest,
    Over,
}

impl Charging {
    /// Tells whether the attack has the Charge Bonus (6.6.6, 14.2).
    pub const fn has_bonus(&self) -> bool {
        !self.disorderly && !self.fortified && !self.without_bonus
    }
}
