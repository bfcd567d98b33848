//! Marches.

pub(crate) mod neutral;

use crate::{
    Action, Area, AreaSet, Event, House, Illegal, Order, Position, Prompt, State, Step,
    agenda::Flow, cycle,
};
use serde::{Deserialize, Serialize};
use tabletop::{Cx, Dice};

/// Support asked for a march against a neutral force; it binds for this order and this area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NeutralCall {
    pub from: Area,
    pub area: Area,
    /// Areas whose Support orders were granted.
    pub granted: AreaSet,
}

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

pub(crate) fn prompt(state: &State, house: House) -> Prompt {
    Prompt::ResolveMarch {
        orders: state.orders_of(house, Order::March),
    }
}

pub(crate) fn check(
    _position: &Position,
    _house: House,
    _prompt: &Prompt,
    _action: &Action,
) -> Result<(), Illegal> {
    Err(Illegal::WrongAnswer)
}

pub(crate) fn answer(
    _state: &mut State,
    _house: House,
    _prompt: &Prompt,
    _action: &Action,
    _cx: &mut impl Cx<Event>,
) {
}

pub(crate) fn sample(
    position: &Position,
    house: House,
    prompt: &Prompt,
    _dice: &mut (impl Dice + ?Sized),
) -> Action {
    fallback(position, house, prompt)
}

pub(crate) fn fallback(_position: &Position, _house: House, _prompt: &Prompt) -> Action {
    Action::Decline
}
