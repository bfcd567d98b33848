//! The board game as the platform hosts it.

use crate::{
    Action, AreaSet, Event, House, Illegal, Prompt, RavenUse, Setup, State, Step, View,
    advance::advance, consolidate, planning, raid, raven, setup, victory,
};
use std::ops::RangeInclusive;
use tabletop::{Cx, Decision, Dice, Game, Outcome, Viewer};

/// The board game of Westeros, for three to six players.
#[derive(Clone, Copy, Debug)]
pub struct Westeros;

impl Game for Westeros {
    const KIND: &'static str = "westeros";
    const SEATS: RangeInclusive<u8> = 3..=6;
    type Setup = Setup;
    type State = State;
    type View = View;
    type Prompt = Prompt;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;

    fn start(setup: &Setup, seats: u8, cx: &mut impl Cx<Event>) -> State {
        setup::start(*setup, seats, cx)
    }

    fn decisions(state: &State) -> impl Iterator<Item = Decision<Prompt>> {
        state.houses().iter().filter_map(|&house| {
            let id = state.question_to(house)?;
            let prompt = prompt(state, house)?;
            let required = prompt != Prompt::TakeBackOrders;
            Some(Decision {
                id,
                seat: state.seat_of(house),
                required,
                prompt,
            })
        })
    }

    fn check(view: &View, prompt: &Prompt, action: &Action) -> Result<(), Illegal> {
        match (*prompt, *action) {
            (Prompt::PlaceOrders { .. }, Action::PlaceOrders(orders)) => {
                planning::check(prompt, &orders)
            }
            (Prompt::TakeBackOrders, Action::TakeBackOrders) => Ok(()),
            (Prompt::UseRaven { allowed, stars }, Action::UseRaven(raven_use)) => {
                let house = view.me.ok_or(Illegal::WrongAnswer)?;
                raven::Hand::new(view, house, allowed, stars).check(raven_use)
            }
            (Prompt::ResolveRaid { orders }, Action::ResolveRaid { from, target }) => {
                raid::check(view, orders, (from, target))
            }
            (Prompt::ConsolidatePower { orders }, Action::ConsolidatePower { area }) => {
                consolidate::check(orders, area)
            }
            _ => Err(Illegal::WrongAnswer),
        }
    }

    fn apply(
        state: &mut State,
        decision: &Decision<Prompt>,
        action: Action,
        cx: &mut impl Cx<Event>,
    ) {
        let Some(house) = state.house_of(decision.seat) else {
            return;
        };
        match action {
            Action::PlaceOrders(orders) => planning::place(state, house, orders, cx),
            Action::TakeBackOrders => planning::take_back(state, house, cx),
            Action::UseRaven(raven_use) => raven::use_raven(state, house, raven_use, cx),
            Action::ResolveRaid { from, target } => raid::resolve(state, house, (from, target), cx),
            Action::ConsolidatePower { area } => consolidate::resolve(state, house, area, cx),
        }
        advance(state, cx);
    }

    fn sample(view: &View, prompt: &Prompt, dice: &mut dyn Dice) -> Action {
        match *prompt {
            Prompt::PlaceOrders { .. } => Action::PlaceOrders(planning::sample(prompt, dice)),
            Prompt::UseRaven { allowed, stars } => {
                let hand = view
                    .me
                    .map(|house| raven::Hand::new(view, house, allowed, stars));
                Action::UseRaven(hand.map_or(RavenUse::Pass, |hand| hand.sample(dice)))
            }
            Prompt::ResolveRaid { orders } => match raid::sample(view, orders, dice) {
                Some((from, target)) => Action::ResolveRaid { from, target },
                None => Self::fallback(view, prompt),
            },
            Prompt::ConsolidatePower { orders } => match raid::pick(orders, dice) {
                Some(area) => Action::ConsolidatePower { area },
                None => Self::fallback(view, prompt),
            },
            Prompt::TakeBackOrders => Self::fallback(view, prompt),
        }
    }

    fn fallback(view: &View, prompt: &Prompt) -> Action {
        let first = |orders: AreaSet| {
            orders
                .iter()
                .next()
                .expect("a question names the orders it is about")
        };
        match *prompt {
            Prompt::PlaceOrders { .. } => Action::PlaceOrders(planning::fallback(view, prompt)),
            Prompt::TakeBackOrders => Action::TakeBackOrders,
            Prompt::UseRaven { .. } => Action::UseRaven(RavenUse::Pass),
            Prompt::ResolveRaid { orders } => Action::ResolveRaid {
                from: first(orders),
                target: None,
            },
            Prompt::ConsolidatePower { orders } => Action::ConsolidatePower {
                area: first(orders),
            },
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    /// No event tells a secret: what is hidden is not told before its reveal.
    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let over = state.agenda.top().is_none();
        over.then(|| Outcome {
            ranking: victory::ranking(state)
                .iter()
                .map(|it| state.seat_of(it))
                .collect(),
        })
    }
}

/// What the house is asked, by what is on top of the agenda.
fn prompt(state: &State, house: House) -> Option<Prompt> {
    match state.agenda.top()? {
        Step::AssignOrders | Step::AssignOrdersInTurn => Some(planning::prompt(state, house)),
        Step::UseRaven => Some(raven::prompt(state, house)),
        Step::Raid { .. } => Some(raid::prompt(state, house)),
        Step::ConsolidatePower { .. } => Some(consolidate::prompt(state, house)),
        Step::March { .. } | Step::Begin(_) => None,
    }
}
