//! Clean up: the end of a round, and after the tenth of the game.

#[cfg(test)]
mod tests;

use crate::{Agenda, ByArea, Event, Orders, State, general::consequences::end_game};
use tabletop::Cx;

/// The last round.
pub const ROUNDS: u8 = 10;

/// Takes the remaining orders off, raises the routed units, readies Blade and Raven, and begins
/// the next round or ends the game.
pub(crate) fn clean_up(state: &mut State, cx: &mut impl Cx<Event>) {
    state.orders = Orders::NONE;
    state.routed = ByArea::default();
    state.blade_used = false;
    state.raven_used = false;
    cx.emit(Event::CleanedUp);
    if state.round == ROUNDS {
        end_game(state, cx);
    } else {
        state.round += 1;
        state.agenda = Agenda::of_round(state.round);
        cx.emit(Event::RoundBegan { round: state.round });
    }
}
