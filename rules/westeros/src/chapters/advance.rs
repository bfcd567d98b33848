//! The order of play: which step of the agenda does what, until somebody must be asked.

use crate::{
    Event, Phase, State, Step, chapters::bidding, chapters::clean_up, chapters::combat,
    chapters::consolidate, chapters::march, chapters::mustering, chapters::planning,
    chapters::raid, chapters::raven, chapters::westeros_phase, chapters::wildlings, general::ports,
    general::supply, state::agenda::Flow,
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
            Step::Westeros(step) => westeros_phase::run(state, step, cx),
            Step::Supply { done } => supply::run(state, done, cx),
            Step::Reconcile(house) => supply::reconcile(state, house, cx),
            Step::Mustering { done } => mustering::run(state, done, cx),
            Step::Bidding(step) => bidding::run(state, step, cx),
            Step::Wildlings(step) => wildlings::run(state, step, cx),
            Step::AssignOrders | Step::AssignOrdersInTurn => planning::run(state, cx),
            Step::UseRaven | Step::PutWildlingCard => raven::run(state),
            Step::Raid { cursor } => raid::run(state, cursor, cx),
            Step::March { cursor } => march::run(state, cursor, cx),
            Step::SupportNeutral { done } => march::neutral::run(state, done, cx),
            Step::Combat(step) => combat::run(state, step, cx),
            Step::TakePort(port) => ports::run(state, port, cx),
            Step::ConsolidatePower { cursor } => consolidate::run(state, cursor, cx),
        };
        if flow == Flow::Wait {
            return;
        }
    }
}

fn begin(state: &mut State, phase: Phase, cx: &mut impl Cx<Event>) {
    state.phase = phase;
    cx.emit(Event::PhaseBegan { phase });
    match phase {
        Phase::Westeros => westeros_phase::begin(state),
        Phase::Planning => planning::begin(state),
        Phase::MessengerRaven => state.agenda.push(Step::UseRaven),
        Phase::Raid => state.agenda.push(Step::Raid { cursor: 0 }),
        Phase::March => state.agenda.push(Step::March { cursor: 0 }),
        Phase::ConsolidatePower => state.agenda.push(Step::ConsolidatePower { cursor: 0 }),
        Phase::CleanUp => clean_up::clean_up(state, cx),
        Phase::GameOver => {}
    }
}
