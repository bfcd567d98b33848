//! From armies to the first round (chapter 4).

use crate::{
    illegal::Illegal,
    play::Play,
    question::{Action, Prompt, Question},
    state::View,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    pub stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stage {
    Armies,
}

pub fn step(_play: &mut Play<'_>, _: SetUp) {
    todo!("set-up")
}

pub fn check(_: &View, _: &Prompt, _: &Action) -> Result<(), Illegal> {
    todo!("set-up")
}

pub fn answer(_play: &mut Play<'_>, _: SetUp, _: &Question, _: Action) {
    todo!("set-up")
}

/// What is answered for somebody who is away, before the first round and to the modes.
pub fn fallback(_: &View, _: &Prompt) -> Action {
    todo!("modes")
}

/// Some legal answer to these questions, by chance; `None` for the fallback.
pub fn sample(_: &View, _: &Prompt, _: &mut dyn tabletop::Dice) -> Option<Action> {
    todo!("modes")
}
