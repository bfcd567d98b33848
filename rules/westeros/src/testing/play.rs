//! Playing on from a drawn position.

use super::drawing::{area, draw, house, orders, token};
use crate::{
    Action, Agenda, Event, House, Illegal, OrderToken, Phase, Prompt, RavenUse, State, Step, View,
    Westeros, chapters::advance::advance,
};
use tabletop::{Decision, EventRecorder, Game, Refusal, Viewer, submit, testkit::TestDice};

/// A table in the middle of a round.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

impl Play {
    /// The round goes on from the beginning of this phase.
    pub(crate) fn from(phase: Phase, players: u8, text: &str) -> Self {
        Self::begin(phase, draw(players, text))
    }

    pub(crate) fn begin(phase: Phase, mut state: State) -> Self {
        state.agenda = Agenda::of_round(2);
        while state.agenda.top() != Some(Step::Begin(phase)) {
            state.agenda.pop();
        }
        let mut cx = EventRecorder::new(TestDice::new(1));
        advance(&mut state, &mut cx);
        Self {
            state,
            events: cx.events,
        }
    }

    fn decision(&self, asked: House) -> Option<Decision<Prompt>> {
        let seat = self.state.seat_of(asked);
        Westeros::decisions(&self.state).find(|it| it.seat == seat)
    }

    pub(crate) fn prompt(&self, asked: &str) -> Option<Prompt> {
        self.decision(house(asked)).map(|it| it.prompt)
    }

    /// The houses whose answer the table waits for.
    pub(crate) fn awaited(&self) -> Vec<&'static str> {
        let required = Westeros::decisions(&self.state).filter(|it| it.required);
        required
            .map(|it| self.state.house_of(it.seat).unwrap().name())
            .collect()
    }

    pub(crate) fn answer(
        &mut self,
        answering: &str,
        action: Action,
    ) -> Result<(), Refusal<Illegal>> {
        let decision = self.decision(house(answering)).ok_or(Refusal::Closed)?;
        let mut cx = EventRecorder::new(TestDice::new(1));
        let before = self.state;
        let answered =
            submit::<Westeros>(&mut self.state, decision.seat, decision.id, action, &mut cx);
        assert!(
            answered.is_ok() || self.state == before,
            "a refusal changes nothing"
        );
        self.events.extend(cx.events);
        answered
    }

    pub(crate) fn orders(&mut self, who: &str, text: &str) -> Result<(), Refusal<Illegal>> {
        self.answer(who, Action::PlaceOrders(orders(text)))
    }

    pub(crate) fn take_back(&mut self, who: &str) -> Result<(), Refusal<Illegal>> {
        self.answer(who, Action::TakeBackOrders)
    }

    pub(crate) fn swap(&mut self, who: &str, at: &str, to: &str) -> Result<(), Refusal<Illegal>> {
        let swap = RavenUse::Swap {
            area: area(at),
            token: token(to),
        };
        self.answer(who, Action::UseRaven(swap))
    }

    pub(crate) fn pass(&mut self, who: &str) -> Result<(), Refusal<Illegal>> {
        self.answer(who, Action::UseRaven(RavenUse::Pass))
    }

    pub(crate) fn raid(
        &mut self,
        who: &str,
        from: &str,
        target: &str,
    ) -> Result<(), Refusal<Illegal>> {
        let action = Action::ResolveRaid {
            from: area(from),
            target: Some(area(target)),
        };
        self.answer(who, action)
    }

    pub(crate) fn view(&self, of: &str) -> View {
        Westeros::view(&self.state, Viewer::Seat(self.state.seat_of(house(of))))
    }

    pub(crate) fn order(&self, at: &str) -> Option<OrderToken> {
        self.state.orders.get(area(at))
    }

    pub(crate) fn power(&self, of: &str) -> u8 {
        self.state.power[house(of)]
    }
}

/// The answer was refused for this reason.
pub(crate) fn because(illegal: Illegal) -> Result<(), Refusal<Illegal>> {
    Err(Refusal::Illegal(illegal))
}
