//! The tasks that are being done: the frames of the agenda.
//!
//! A frame is taken off the agenda, does its next step, and puts itself back with whatever has to
//! happen before it goes on above it. So waiting is a value, and what is under way (an attack
//! inside of a charge, say) can be found below.

mod action;
mod attack;
mod card;
mod charge;
mod clean_up;
mod destruction;
mod hits;
mod mode;
mod reroll;
mod script;
mod set_up;
mod surge;
mod test;
mod window;

pub use action::{
    Acting, ActingStage, Activation, ActivationStage, ForcedCharge, FreeAction, NcuActivation,
    NcuStage, Turn, TurnStage,
};
pub use attack::{Attack, AttackStage, Delayed, Modifier, Right};
pub use card::{Playing, PlayingStage};
pub use charge::{ChargeStage, Charging};
pub use clean_up::{CleanUp, CleanUpStage};
pub use destruction::{Destruction, DestructionStage};
pub use hits::Hits;
pub use mode::Doing;
pub use reroll::{Passed, Rerolled, Rerolls};
pub use script::{Answered, Env, Script};
pub use set_up::{SetUp, SetUpStage};
pub use surge::{Surge, SurgeStage};
pub use test::{Cause, Test, TestStage};
pub use window::{Offer, Passage, Use, WindowFrame};

use crate::position::unit::UnitId;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    SetUp(SetUp),
    /// The beginning of a round: what the mode does, then the window.
    RoundStart,
    /// After it, the first player's turn.
    FirstTurn,
    /// Finds out whose turn is next.
    NextTurn,
    Turn(Turn),
    Activation(Activation),
    NcuActivation(NcuActivation),
    /// An action, of an activation or free.
    Acting(Acting),
    Charge(Box<Charging>),
    Attack(Box<Attack>),
    /// Hits outside of an attack.
    Hits(Box<Hits>),
    Test(Box<Test>),
    Rerolls(Rerolls),
    Destruction(Destruction),
    Surge(Surge),
    /// A free pivot of one that was freed.
    Pivot(UnitId),
    /// Free pivots of several, each owner's in the order that the owner chooses.
    Pivots(Vec<UnitId>),
    Window(WindowFrame),
    /// A Tactics card that is being played.
    Card(Box<Playing>),
    Script(Script),
    CleanUp(CleanUp),
    /// The tasks of the game mode.
    Mode(Doing),
}
