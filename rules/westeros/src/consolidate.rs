//! Consolidate Power: the quiet order that fills the purse.
//!
//! The starred order brings power like the plain one; the mustering that it allows in castles
//! and strongholds comes with the mustering rules.

#[cfg(test)]
mod tests;

use crate::{
    Action, Area, Consolidation, Event, House, Illegal, Order, Position, Prompt, State, Step,
    agenda::Flow, board::Kind, cycle, power,
};
use tabletop::{Cx, Dice};

/// The power that an order here brings: on land 1 and 1 for each crown, in a port 1 unless
/// enemy ships lie in its sea, at sea nothing.
pub fn income(position: &Position, area: Area) -> u8 {
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
    let by_hand = state.setup.consolidation == Consolidation::ByHand && orders.len() > 1;
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

pub(crate) fn check(
    _: &Position,
    _: House,
    prompt: &Prompt,
    action: &Action,
) -> Result<(), Illegal> {
    match (*prompt, *action) {
        (Prompt::ConsolidatePower { orders }, Action::ConsolidatePower { area }) => {
            if orders.contains(area) {
                Ok(())
            } else {
                Err(Illegal::NoSuchOrder(area))
            }
        }
        _ => Err(Illegal::WrongAnswer),
    }
}

pub(crate) fn answer(state: &mut State, house: House, action: &Action, cx: &mut impl Cx<Event>) {
    if let &Action::ConsolidatePower { area } = action {
        resolve(state, house, area, cx);
    }
}

pub(crate) fn sample(
    position: &Position,
    house: House,
    prompt: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    let area = match prompt {
        Prompt::ConsolidatePower { orders } => orders.pick(dice),
        _ => None,
    };
    match area {
        Some(area) => Action::ConsolidatePower { area },
        None => fallback(position, house, prompt),
    }
}

pub(crate) fn fallback(_: &Position, _: House, prompt: &Prompt) -> Action {
    let first = match prompt {
        Prompt::ConsolidatePower { orders } => orders.iter().next(),
        _ => None,
    };
    Action::ConsolidatePower {
        area: first.expect("a question names the orders it is about"),
    }
}

fn resolve(state: &mut State, house: House, area: Area, cx: &mut impl Cx<Event>) {
    state.orders.clear(area);
    let power = power::gain(state, house, income(state, area));
    cx.emit(Event::PowerConsolidated { house, area, power });
    if let Some(Step::ConsolidatePower { cursor }) = state.agenda.top() {
        state.agenda.replace(Step::ConsolidatePower {
            cursor: cycle::after(state, cursor),
        });
    }
}
