//! Marches. In this slice of the rules no army moves yet: the step has its place in the round
//! and takes the March orders off the board, in turn order and each with an event.

use crate::{Event, Order, Position, State, Step, agenda::Flow, cycle};
use tabletop::Cx;

pub(crate) fn run(state: &mut State, cursor: u8, cx: &mut impl Cx<Event>) -> Flow {
    let Some((position, house)) = cycle::next(state, cursor, Order::March) else {
        state.agenda.pop();
        return Flow::GoOn;
    };
    let first = state.orders_of(house, Order::March).iter().next();
    if let Some((area, token)) = first.and_then(|area| Some((area, state.orders.get(area)?))) {
        state.orders.clear(area);
        cx.emit(Event::MarchRemoved { house, area, token });
    }
    state.agenda.replace(Step::March {
        cursor: cycle::after(state, position),
    });
    Flow::GoOn
}
