//! The beginning of a round.

use crate::{
    illegal::Illegal,
    play::Play,
    question::{Action, Question},
    state::View,
};

/// What the mode does (open mission, redeployment), then the window `round.start`, then turns.
pub fn step(_play: &mut Play<'_>) {
    todo!("board")
}

/// Whether destroyed units may come back there (15.3).
pub fn check(_: &View, _: &Action) -> Result<(), Illegal> {
    todo!("modes")
}

pub fn answer(_play: &mut Play<'_>, _: &Question, _: Action) {
    todo!("modes")
}
