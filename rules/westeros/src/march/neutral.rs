//! Support against neutral forces.

use crate::{Event, House, HouseSet, Prompt, State, agenda::Flow};
use tabletop::Cx;

pub(crate) fn run(state: &mut State, _done: HouseSet, _cx: &mut impl Cx<Event>) -> Flow {
    state.agenda.pop();
    Flow::GoOn
}

pub(crate) fn prompt(_state: &State, _house: House) -> Option<Prompt> {
    None
}
