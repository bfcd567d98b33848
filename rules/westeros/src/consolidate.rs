//! Consolidate Power: the quiet order that fills the purse.
//!
//! The starred order brings power like the plain one; the mustering that it allows in castles
//! and strongholds comes with the mustering rules.

#[cfg(test)]
mod tests;

use crate::{
    Area, AreaSet, Consolidation, Event, House, Illegal, Order, Position, Prompt, State, Step,
    agenda::Flow, board::Kind, cycle, power,
};
use tabletop::Cx;

/// The power that an order here brings: on land 1 and 1 for each crown, in a port 1 unless
/// enemy ships lie in its sea, at sea nothing.
pub fn income(position: &impl Position, area: Area) -> u8 {
    let place = area.place();
    match place.kind {
        Kind::Land => 1 + place.power_icons,
        Kind::Sea => 0,
        Kind::Port { sea, .. } => {
            let at_sea = position.units_of(sea);
            u8::from(at_sea.is_none() || at_sea == position.units_of(area))
        }
    }
}

/// Resolves the next order, or asks which.
///
/// These orders only add power, up to the house's tokens, so the order in which a house resolves
/// its own cannot change what it has in the end: nobody is asked unless the table wants to
/// resolve them by hand.
pub(crate) fn run(state: &mut State, cursor: u8, cx: &mut impl Cx<Event>) -> Flow {
    let Some((position, house)) = cycle::next(state, cursor, Order::ConsolidatePower) else {
        state.agenda.pop();
        return Flow::GoOn;
    };
    state
        .agenda
        .replace(Step::ConsolidatePower { cursor: position });
    let orders = state.orders_of(house, Order::ConsolidatePower);
    let by_hand = state.consolidation == Consolidation::ByHand && orders.len() > 1;
    match orders.iter().next() {
        Some(first) if !by_hand => {
            resolve(state, house, first, cx);
            Flow::GoOn
        }
        _ => {
            state.ask(house);
            Flow::Wait
        }
    }
}

pub(crate) fn prompt(state: &State, house: House) -> Prompt {
    Prompt::ConsolidatePower {
        orders: state.orders_of(house, Order::ConsolidatePower),
    }
}

pub(crate) fn check(orders: AreaSet, area: Area) -> Result<(), Illegal> {
    if orders.contains(area) {
        Ok(())
    } else {
        Err(Illegal::NoSuchOrder(area))
    }
}

pub(crate) fn resolve(state: &mut State, house: House, area: Area, cx: &mut impl Cx<Event>) {
    state.asked[house] = None;
    state.orders.clear(area);
    let power = power::gain(state, house, income(state, area));
    cx.emit(Event::PowerConsolidated { house, area, power });
    if let Some(Step::ConsolidatePower { cursor }) = state.agenda.top() {
        state.agenda.replace(Step::ConsolidatePower {
            cursor: cycle::after(state, cursor),
        });
    }
}
