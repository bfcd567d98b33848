//! Ports that changed hands with their land.

use crate::{Action, Event, House, Illegal, Position, Prompt, State};
use tabletop::{Cx, Dice};

pub(crate) fn run(
    state: &mut State,
    _port: crate::Area,
    _cx: &mut impl Cx<Event>,
) -> crate::agenda::Flow {
    state.agenda.pop();
    crate::agenda::Flow::GoOn
}

pub(crate) fn prompt(_state: &State, _house: House) -> Option<Prompt> {
    None
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
