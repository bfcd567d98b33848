//! Turns, activations and actions.

use crate::{
    effect::{ActionKind, Step},
    field::Thing,
    geometry::Mil,
    position::NcuId,
    task::Env,
};
use serde::{Deserialize, Serialize};

/// One turn of the side that is to act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub stage: TurnStage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnStage {
    /// T0: the window `turn.start` comes first.
    Start,
    /// T1: who activates is asked.
    Select,
    /// T5: the window `turn.end` comes first.
    End,
    Over,
}

/// The activation of a unit or a castle wall, T2 to T5.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Activation {
    pub who: Thing,
    pub stage: ActivationStage,
    /// The charge that it has to make instead of an action of its choice.
    pub forced: Option<ForcedCharge>,
    /// An effect, or a failed charge, has ended it.
    pub ended: bool,
    /// Somebody else has done something in it: what its player has laid down for it is void (11.5).
    #[serde(default)]
    pub disturbed: bool,
    /// The question that selected it; none where an effect activates it.
    #[serde(default)]
    pub selected: Option<u32>,
}

impl Activation {
    /// At its beginning.
    pub const fn of(who: Thing) -> Self {
        Self {
            who,
            stage: ActivationStage::Mode,
            forced: None,
            ended: false,
            disturbed: false,
            selected: None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ActivationStage {
    /// The step of the mode for one that activates (the test of A Feast for Crows).
    Mode,
    /// The window `unit.activated`.
    Window,
    /// The action is asked.
    Action,
    /// The token is laid.
    Token,
}

/// It charges the nearest enemy that it can, with this face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForcedCharge {
    pub die: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NcuActivation {
    pub ncu: NcuId,
    pub stage: NcuStage,
    /// True if its own ability comes before the effect of the zone.
    pub ability_first: bool,
    /// The ability does not happen: it was cancelled.
    pub ability_cancelled: bool,
    /// The steps instead of the zone's effect; in a frame of an ability, those of the ability.
    pub replaced: Option<(Vec<Step>, Env)>,
    /// Somebody else has done something before its claim: what its player has laid down for it is void.
    #[serde(default)]
    pub disturbed: bool,
    /// The question that selected it; none in a frame of an ability.
    #[serde(default)]
    pub selected: Option<u32>,
}

impl NcuActivation {
    /// A frame without anything decided.
    pub const fn of(ncu: NcuId, stage: NcuStage) -> Self {
        Self {
            ncu,
            stage,
            ability_first: false,
            ability_cancelled: false,
            replaced: None,
            disturbed: false,
            selected: None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NcuStage {
    /// The window `ncu.activated`.
    Window,
    Claim,
    /// The window `zone.claimed` is over; first the one, then the other.
    First,
    Second,
    /// A frame of its own: the window `ncu.ability` is over, and the influence is attached.
    Ability,
    /// The same of another ability that claiming a zone triggers: `replaced` keeps what it does.
    OtherAbility,
    Token,
}

/// An action that is under way: what remains is to see to what follows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acting {
    pub unit: Thing,
    pub kind: ActionKind,
    pub stage: ActingStage,
    /// Given by an effect, and not the action of an activation.
    pub free: Option<FreeAction>,
    /// It crossed Dangerous terrain, ended on it, or acts inside of it.
    pub dangerous: bool,
    /// No further window follows: a charge has failed.
    pub cut_short: bool,
    /// Engaged when it began.
    pub was_engaged: bool,
    /// The way that a Retreat may go, by its die.
    pub total: Mil,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ActingStage {
    /// A free action waits for its owner's answer.
    Ask,
    /// The stage in which what the answer began is being done above this frame.
    Doing,
    /// Dangerous terrain.
    Completed,
    /// The window `action.completed`.
    Window,
    Over,
}

/// The terms of a free action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own about the action"
)]
pub struct FreeAction {
    /// The longest way, where the effect says so.
    pub most: Option<Mil>,
    /// The only target.
    pub against: Option<Thing>,
    pub without_shift: bool,
    pub without_charge_bonus: bool,
    pub best_dice: bool,
    /// A straight way in one of four directions without a pivot, and nothing else: a shift.
    pub shift: bool,
    /// It may not be declined: a forced charge, with this face.
    pub forced_die: Option<u8>,
}
