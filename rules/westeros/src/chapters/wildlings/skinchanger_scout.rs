//! Skinchanger Scout: power.

use super::Share;
use crate::{Event, House, State, general::power};
use tabletop::Cx;

/// The lowest bidder loses all available power, everybody else two; the highest gets its own bid
/// back. Tokens on the board are safe.
pub(super) fn without_asking(
    state: &mut State,
    house: House,
    share: Share,
    cx: &mut impl Cx<Event>,
) {
    let (gained, lost) = match share {
        Share::Lowest => (0, power::lose(state, house, u8::MAX)),
        Share::Other => (0, power::lose(state, house, 2)),
        Share::Highest => (power::gain(state, house, state.bids[house]), 0),
    };
    if gained > 0 {
        cx.emit(Event::PowerGained {
            house,
            power: gained,
        });
    }
    if lost > 0 {
        cx.emit(Event::PowerLost { house, power: lost });
    }
}
