//! The beginning of a round.

use super::{mode, turn};
use crate::{
    effect::Window,
    event::Event,
    play::Play,
    position::{Phase, Roles},
    task::Task,
};

/// Begins the next round: what the mode does, then the window `round.start`, then turns.
pub fn step(play: &mut Play<'_>) {
    let round = play.position().phase.round().saturating_add(1);
    let open = play.open();
    open.phase = Phase::Round(round);
    // Nobody has a turn yet; where priority is asked, the first player comes first.
    open.turn = open.first;
    play.tell(Event::RoundBegan { round });
    play.push(Task::FirstTurn);
    play.open_window(Window::RoundStart, Roles::default());
    mode::round_begins(play);
}

/// The first player's side has the first turn.
pub fn first_turn(play: &mut Play<'_>) {
    turn::begin(play);
    play.push(Task::NextTurn);
}
