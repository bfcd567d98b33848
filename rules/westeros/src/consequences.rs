//! What follows from any change of the board: the one routine that runs after every move, loss,
//! conquest and retreat.

use crate::{Event, House, Phase, State, board::BUILDINGS, control::count, victory};
use tabletop::Cx;

/// How many castles and strongholds win at once.
pub const TO_WIN: u8 = 7;

/// Orders without units leave the board, ports follow their land, seven buildings win.
///
/// It may put questions on top of the agenda or end the game: call it last, when the agenda
/// already says what comes next.
pub(crate) fn settle(state: &mut State, cx: &mut impl Cx<Event>) {
    let winner = |&house: &House| count(state, house, BUILDINGS) >= TO_WIN;
    if state.houses().iter().any(winner) {
        end_game(state, cx);
    }
}

/// The game is over: nothing is left to do.
pub(crate) fn end_game(state: &mut State, cx: &mut impl Cx<Event>) {
    while state.agenda.top().is_some() {
        state.agenda.pop();
    }
    state.phase = Phase::GameOver;
    cx.emit(Event::GameEnded {
        ranking: victory::ranking(state),
    });
}
