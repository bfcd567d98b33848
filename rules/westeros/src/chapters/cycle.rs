//! Taking turns: raids, marches and consolidations go round in turn order, one order a turn.

use crate::{House, Order, State};

/// The first house from `cursor` on, going round, that still has an order of this kind, and its
/// position on the Iron Throne track. The cursor is a position, not a house: where the track
/// changes in between, a house may be passed over or come twice.
pub(crate) fn next(state: &State, cursor: u8, order: Order) -> Option<(u8, House)> {
    let orders = state.orders.of_kind(order);
    if orders.is_empty() {
        return None;
    }
    let players = state.players;
    (0..players)
        .map(|step| (cursor + step) % players)
        .find_map(|position| {
            let house = state.tracks.iron_throne.at(position.into())?;
            let own = orders.intersection(state.occupied[house]);
            (!own.is_empty()).then_some((position, house))
        })
}

/// The position after this one, going round.
pub(crate) fn after(state: &State, position: u8) -> u8 {
    (position + 1) % state.players
}
