//! A Tactics card that is being played.

use super::Env;
use crate::reference::CardRef;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Playing {
    pub card: CardRef,
    pub seat: Seat,
    pub stage: PlayingStage,
    pub env: Env,
    /// It has no effect, and counts as used.
    pub cancelled: bool,
    /// It lies at a unit now, and is not discarded.
    pub attached: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayingStage {
    /// It is laid open; the window `card.played` comes first.
    Open,
    Resolve,
    Discard,
}

impl Playing {
    pub const fn new(card: CardRef, seat: Seat, env: Env) -> Self {
        Self {
            card,
            seat,
            stage: PlayingStage::Open,
            env,
            cancelled: false,
            attached: false,
        }
    }
}
