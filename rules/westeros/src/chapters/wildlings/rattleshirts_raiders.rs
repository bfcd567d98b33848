//! Rattleshirt's Raiders: supply.

use super::Share;
use crate::{Event, House, State, general::supply};
use tabletop::Cx;

/// Two down for the lowest bidder, one for everybody else, one up for the highest, within the
/// track. Who loses supply reconciles before the next house loses any.
pub(super) fn without_asking(
    state: &mut State,
    house: House,
    share: Share,
    cx: &mut impl Cx<Event>,
) {
    let now = state.supply[house];
    let then = match share {
        Share::Lowest => now.saturating_sub(2),
        Share::Other => now.saturating_sub(1),
        Share::Highest => now + 1,
    };
    supply::set(state, house, then, cx);
}
