//! The place at which the round goes on.

use super::draft::{Begin, Draft, Rest};
use crate::{
    Agenda, Event, HouseSet, Phase, State, Step, WesterosDeck, chapters::westeros_phase,
    chapters::wildlings,
};
use tabletop::Cx;

impl Draft {
    /// Sets what is to be done, with the next on top.
    pub(super) fn set_agenda(&self, state: &mut State, cx: &mut impl Cx<Event>) {
        match self.begin {
            Begin::Start | Begin::Agenda => {}
            Begin::Phase(phase, rest) => {
                state.agenda = rest_of_round(phase, rest);
                state.agenda.push(Step::Begin(phase));
            }
            Begin::Cards(_, rest) => {
                state.phase = Phase::Westeros;
                state.agenda = rest_of_round(Phase::Westeros, rest);
                let first = westeros_phase::Step::Resolve(WesterosDeck::I);
                state.agenda.push(Step::Westeros(first));
            }
            Begin::Attack(strength, rest) => {
                state.phase = Phase::Westeros;
                state.wildlings = strength;
                state.agenda = rest_of_round(Phase::Westeros, rest);
                let houses: HouseSet = state.houses().iter().copied().collect();
                wildlings::begin(state, strength, houses, cx);
            }
        }
    }
}

/// The phases behind this one.
fn rest_of_round(phase: Phase, rest: Rest) -> Agenda {
    if rest == Rest::Nothing {
        return Agenda::default();
    }
    // The second round, because the first has no Westeros phase.
    let mut agenda = Agenda::of_round(2);
    while let Some(top) = agenda.top() {
        agenda.pop();
        if top == Step::Begin(phase) {
            break;
        }
    }
    agenda
}
