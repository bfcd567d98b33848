//! A morale test under way.

use crate::{
    dice::Face,
    effect::Step,
    field::Thing,
    position::UnitId,
    task::{Delayed, Env, Modifier, Rerolled, Right},
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Test {
    pub unit: UnitId,
    /// A panic test, whose failure wounds.
    pub panic: bool,
    pub cause: Cause,
    pub stage: TestStage,
    pub modifiers: Vec<Modifier>,
    pub faces: Vec<Face>,
    /// Set by an effect, whatever the dice say.
    pub set: Option<bool>,
    pub rights: Vec<Right>,
    pub rerolled: Vec<Rerolled>,
    pub delayed: Vec<Delayed>,
    /// Wounds that its failure has caused.
    pub wounds: u16,
    /// The steps that an effect does where it is failed, or passed.
    pub failed: Vec<Step>,
    pub passed: Vec<Step>,
    pub env: Option<Env>,
}

impl Test {
    /// A test that begins.
    pub const fn new(unit: UnitId, panic: bool, cause: Cause) -> Self {
        Self {
            unit,
            panic,
            cause,
            stage: TestStage::Before,
            modifiers: Vec::new(),
            faces: Vec::new(),
            set: None,
            rights: Vec::new(),
            rerolled: Vec::new(),
            delayed: Vec::new(),
            wounds: 0,
            failed: Vec::new(),
            passed: Vec::new(),
            env: None,
        }
    }
}

/// The cause of a test, and the player to whom what it destroys belongs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cause {
    /// The unit whose attack it follows.
    pub attack_by: Option<Thing>,
    /// The player to whom a destruction belongs; nobody for terrain and rules of the mode.
    pub by: Option<Seat>,
    /// The destroying unit, if a unit did it.
    pub unit: Option<UnitId>,
    /// A modifier of the cause: the side or arc of the attack, or what an effect says.
    pub modifier: i8,
    /// It passes without dice, as nothing was lost.
    pub without_dice: bool,
}

impl Cause {
    /// Done by an effect of this player.
    pub const fn by(seat: Seat) -> Self {
        Self {
            by: Some(seat),
            ..Self::nobody()
        }
    }

    /// Done by terrain or a rule of the mode.
    pub const fn nobody() -> Self {
        Self {
            attack_by: None,
            by: None,
            unit: None,
            modifier: 0,
            without_dice: false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TestStage {
    Before,
    Roll,
    /// The dice lie as they are now, rolled again or not.
    AfterWindow,
    Result,
    /// The window of a test that was passed, or failed.
    Passed,
    Failed,
    Over,
}
