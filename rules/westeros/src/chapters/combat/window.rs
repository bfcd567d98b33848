//! The order inside a window: the text of the house that stands higher on the Iron Throne track
//! comes first and is carried out to its end before the other one.

use super::{Step, now, turn_to};
use crate::{
    Position, Side, State,
    state::agenda::{self, Done},
};

/// The next side whose text is due. Read anew for every text: Doran may change the track.
pub(super) fn next(position: &Position, done: Done) -> Option<Side> {
    let combat = now(position);
    position
        .turn_order()
        .filter_map(|house| combat.side_of(house))
        .find(|&side| !done.contains(side))
}

/// The side has another card now, whose text is still due.
pub(super) fn hear_again(state: &mut State, side: Side) {
    if let Some(agenda::Step::Combat(Step::Immediate { done })) = state.agenda.top() {
        let done = done.without(side);
        turn_to(state, Step::Immediate { done });
    }
}
