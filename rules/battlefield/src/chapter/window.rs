//! Windows: mandatory effects, then offers in the order of priority (chapter 11).

use crate::{
    effect::Window,
    illegal::Illegal,
    play::Play,
    position::{Position, Roles},
    question::{Action, Question},
    state::View,
    task::{Offer, Task, Use, WindowFrame},
};
use tabletop::Seat;

/// Opens a window: it runs before whatever is on the agenda.
pub fn open(play: &mut Play<'_>, window: Window, roles: Roles) {
    play.push(Task::Window(WindowFrame::new(window, roles)));
}

/// Everybody in the order of priority (11.3).
pub fn priority(_: &Position) -> Vec<Seat> {
    todo!("windows")
}

pub fn step(_play: &mut Play<'_>, _: WindowFrame) {}

pub fn check(_: &View, _: Window, _: &Roles, _: &Offer, _: &Action) -> Result<(), Illegal> {
    todo!("windows")
}

pub fn check_order(_options: &[Use], _: &Action) -> Result<(), Illegal> {
    todo!("windows")
}

pub fn answer(_play: &mut Play<'_>, _: WindowFrame, _: &Question, _: Action) {
    todo!("windows")
}
