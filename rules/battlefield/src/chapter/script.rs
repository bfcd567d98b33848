//! Scripts: the steps that abilities and cards are made of, one after the other (chapter 12).

use crate::{
    effect::Step,
    illegal::Illegal,
    play::Play,
    question::{Action, Prompt, Question},
    state::View,
    task::{Env, Script, Task},
};

/// Does these steps before whatever is on the agenda.
pub fn run(play: &mut Play<'_>, steps: Vec<Step>, env: Env) {
    play.push(Task::Script(Script::new(steps, env)));
}

pub fn step(_play: &mut Play<'_>, _: Script) {
    todo!("scripts")
}

pub fn check(_: &View, _: &Prompt, _: &Action) -> Result<(), Illegal> {
    todo!("scripts")
}

pub fn answer(_play: &mut Play<'_>, _: Script, _: &Question, _: Action) {
    todo!("scripts")
}

/// Some legal answer about cards that are taken, by chance.
pub fn sample(_: &View, _: &Prompt, _: &mut dyn tabletop::Dice) -> Option<Action> {
    todo!("scripts")
}
