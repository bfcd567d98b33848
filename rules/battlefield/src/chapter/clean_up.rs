//! The end of a round (chapter 5, CleanUp).

use crate::{
    illegal::Illegal,
    play::Play,
    question::{Action, Prompt, Question},
    state::View,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CleanUp {
    pub stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stage {
    /// The window `round.end`.
    Effects,
    /// Points and missions: [`super::mode::score_round`] puts on the agenda what it asks.
    Score,
    Victory,
    /// Tokens, orders, board and influence.
    Clear,
    Discard,
    Draw,
    NextRound,
}

impl CleanUp {
    pub const fn begin() -> Self {
        Self {
            stage: Stage::Effects,
        }
    }
}

pub fn step(_play: &mut Play<'_>, _: CleanUp) {
    todo!("board")
}

pub fn check(_: &View, _: &Prompt, _: &Action) -> Result<(), Illegal> {
    todo!("board")
}

pub fn answer(_play: &mut Play<'_>, _: CleanUp, _: &Question, _: Action) {
    todo!("board")
}
