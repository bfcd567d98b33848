//! Rolling dice again, by rights and by tokens (10.1, 10.2).

use crate::{
    effect::Pool,
    illegal::Illegal,
    play::Play,
    question::{Action, Question},
    task::Rerolls,
};

/// Puts the step on the agenda in which the dice of `pool`, of the frame below, are rolled again.
pub fn open(_play: &mut Play<'_>, _: Pool) {
    todo!("combat")
}

pub fn step(_play: &mut Play<'_>, _: Rerolls) {
    todo!("combat")
}

pub fn check(_open: &[bool], _: &Action) -> Result<(), Illegal> {
    todo!("combat")
}

pub fn answer(_play: &mut Play<'_>, _: Rerolls, _: &Question, _: Action) {
    todo!("combat")
}
