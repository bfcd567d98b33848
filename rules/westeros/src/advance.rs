//! The order of play: which step of the agenda does what, until somebody must be asked.

use crate::{
    Event, Phase, State, Step, agenda::Flow, clean_up, consolidate, march, planning, raid, raven,
};
use tabletop::Cx;

/// Does what is due until somebody must be asked or the game is over.
pub(crate) fn advance(state: &mut State, cx: &mut impl Cx<Event>) {
    while let Some(step) = state.agenda.top() {
        let flow = match step {
            Step::Begin(phase) => {
                state.agenda.pop();
                begin(state, phase, cx);
                Flow::GoOn
            }
            Step::AssignOrders | Step::AssignOrdersInTurn => planning::run(state, cx),
            Step::UseRaven => raven::run(state, cx),
            Step::Raid { cursor } => raid::run(state, cursor, cx),
            Step::March { cursor } => march::run(state, cursor, cx),
            Step::ConsolidatePower { cursor } => consolidate::run(state, cursor, cx),
        };
        if flow == Flow::Wait {
            return;
        }
    }
}

/// Enters a phase. The Westeros phase has its place here, but its cards are not part of this
/// crate yet: it is passed over without a word in the log.
fn begin(state: &mut State, phase: Phase, cx: &mut impl Cx<Event>) {
    if phase == Phase::Westeros {
        return;
    }
    state.phase = phase;
    cx.emit(Event::PhaseBegan { phase });
    match phase {
        Phase::Planning => planning::begin(state),
        Phase::MessengerRaven => state.agenda.push(Step::UseRaven),
        Phase::Raid => state.agenda.push(Step::Raid { cursor: 0 }),
        Phase::March => state.agenda.push(Step::March { cursor: 0 }),
        Phase::ConsolidatePower => state.agenda.push(Step::ConsolidatePower { cursor: 0 }),
        Phase::CleanUp => clean_up::clean_up(state, cx),
        Phase::Westeros | Phase::GameOver => {}
    }
}
