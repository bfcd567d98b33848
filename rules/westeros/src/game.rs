//! The board game as the platform hosts it.

mod chapter;

use crate::{
    Action, BySide, Event, House, Illegal, Phase, Plan, Position, Prompt, Setup, Standing, State,
    Step, View, board::BUILDINGS, chapters::advance::advance, chapters::bidding, chapters::combat,
    chapters::consolidate, chapters::march, chapters::mustering, chapters::planning,
    chapters::raid, chapters::raven, chapters::start, chapters::westeros_phase,
    chapters::wildlings, either, general::control, general::ports, general::supply,
    general::victory, invariants::invariants, notation, plan, policy, standing,
};
use chapter::Chapter;
use std::ops::RangeInclusive;
use tabletop::{
    Cx, Decision, Dice, Diplomacy, Game, Kept, Level, Notation, Outcome, Parts, Record, Seat, Span,
    StandingAnswers, Viewer,
};

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

    fn parts() -> Parts<Self> {
        Parts::NONE
            .with_standing_answers()
            .with_diplomacy()
            .with_notation()
    }

    fn start(setup: &Setup, seats: u8, cx: &mut impl Cx<Event>) -> State {
        start::start(*setup, seats, cx)
    }

    fn ask_always(setup: &mut Setup, seats: &[Seat]) {
        setup.ask_always = seats.iter().copied().collect();
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
        let house = view.me.ok_or(Illegal::WrongAnswer)?;
        let check = match prompt.chapter() {
            Chapter::Planning => planning::check,
            Chapter::Raven => raven::check,
            Chapter::WesterosPhase => westeros_phase::check,
            Chapter::Supply => supply::check,
            Chapter::Mustering => mustering::check,
            Chapter::Bidding => bidding::check,
            Chapter::Wildlings => wildlings::check,
            Chapter::Raid => raid::check,
            Chapter::March => march::check,
            Chapter::Consolidate => consolidate::check,
            Chapter::Combat => combat::check,
            Chapter::Ports => ports::check,
        };
        check(view, house, prompt, action)
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
        state.asked[house] = None;
        let prompt = &decision.prompt;
        match prompt.chapter() {
            Chapter::Planning => planning::answer(state, house, &action, cx),
            Chapter::Raven => raven::answer(state, house, &action, cx),
            Chapter::WesterosPhase => westeros_phase::answer(state, house, prompt, &action, cx),
            Chapter::Supply => supply::answer(state, house, &action, cx),
            Chapter::Mustering => mustering::answer(state, house, prompt, &action, cx),
            Chapter::Bidding => bidding::answer(state, house, prompt, &action, cx),
            Chapter::Wildlings => wildlings::answer(state, house, prompt, &action, cx),
            Chapter::Raid => raid::answer(state, house, &action, cx),
            Chapter::March => march::answer(state, house, prompt, &action, cx),
            Chapter::Consolidate => consolidate::answer(state, house, &action, cx),
            Chapter::Combat => combat::answer(state, house, prompt, &action, cx),
            Chapter::Ports => ports::answer(state, house, prompt, &action, cx),
        }
        advance(state, cx);
    }

    fn renew(state: &mut State, undone: &State) {
        state.last_id = undone.last_id;
        let before = *state;
        for &house in before.houses() {
            if before.asked[house].is_some() && before.asked[house] != undone.asked[house] {
                state.ask(house);
            }
        }
    }

    fn sample(view: &View, prompt: &Prompt, dice: &mut dyn Dice) -> Action {
        let house = view.me.expect("only a seat is asked");
        sample(view, house, prompt, dice)
    }

    fn levels() -> &'static [Level<Self>] {
        &policy::LEVELS
    }

    const DEFAULT_LEVEL: &'static str = policy::BEGINNER;

    fn fallback(view: &View, prompt: &Prompt) -> Action {
        let house = view.me.expect("only a seat is asked");
        let fallback = match prompt.chapter() {
            Chapter::Planning => planning::fallback,
            Chapter::Raven => raven::fallback,
            Chapter::WesterosPhase => westeros_phase::fallback,
            Chapter::Supply => supply::fallback,
            Chapter::Mustering => mustering::fallback,
            Chapter::Bidding => bidding::fallback,
            Chapter::Wildlings => wildlings::fallback,
            Chapter::Raid => raid::fallback,
            Chapter::March => march::fallback,
            Chapter::Consolidate => consolidate::fallback,
            Chapter::Combat => combat::fallback,
            Chapter::Ports => ports::fallback,
        };
        fallback(view, house, prompt)
    }

    /// Orders that lie count, however many; of other answers half a one is a trial.
    fn complete(view: &View, prompt: &Prompt, begun: &Action) -> Option<Action> {
        let house = view.me?;
        planning::complete(view, house, prompt, begun)
    }

    /// Orders are the round's large decision; everything after them answers to something.
    fn span(prompt: &Prompt) -> Span {
        match prompt.chapter() {
            Chapter::Planning => Span::Planning,
            _ => Span::Reaction,
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn unveil(state: &State) -> View {
        View::unveiled(state)
    }

    /// The round.
    fn chapter(state: &State) -> u32 {
        state.round.into()
    }

    fn planning(state: &State) -> bool {
        Self::decisions(state).any(|it| matches!(it.prompt, Prompt::PlaceOrders { .. }))
    }

    /// No event tells a secret: what is hidden is not told before its reveal.
    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    /// Orders that are placed in turn answer to what lies covered.
    fn simultaneous(state: &State, prompt: &Prompt) -> bool {
        prompt.simultaneous() && state.agenda.top() != Some(Step::AssignOrdersInTurn)
    }

    /// Tells whether an event reveals something. The twins of the testkit prove that whatever else happens teaches
    /// nobody anything.
    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::OrdersRevealed { .. }
                | Event::BidsRevealed { .. }
                | Event::CardsRevealed { .. }
                | Event::TidesRevealed { .. }
                | Event::TidesRedrawn { .. }
                | Event::WesterosCardRevealed { .. }
                | Event::WildlingCardRevealed { .. }
                | Event::RavenLooked { .. }
        )
    }

    /// Both sides of each combat that was won; a garrison or a neutral force has no seat.
    fn contested(before: &State, events: &[Event]) -> Vec<Seat> {
        let mut fighting = before.combat.map(|it| it.houses);
        let seat = |house| before.seats.iter().position(|it| *it == Some(house));
        let mut seats = Vec::new();
        for event in events {
            match event {
                Event::CombatBegan {
                    attacker, defender, ..
                } => fighting = Some(BySide::new(*attacker, *defender)),
                Event::CombatWon { .. } => {
                    let sides = fighting.iter().flat_map(|it| [it.attacker, it.defender]);
                    seats.extend(sides.filter_map(seat).map(|it| Seat(it as u8)));
                }
                _ => {}
            }
        }
        seats
    }

    fn either(view: &View, prompt: &Prompt) -> Option<[Action; 2]> {
        either(view, prompt)
    }

    fn role(state: &State, seat: Seat) -> String {
        let house = state.house_of(seat);
        house.map_or_else(|| seat.0.to_string(), |it| it.name().to_owned())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        (state.phase == Phase::GameOver).then(|| {
            let ranking = victory::ranking(state);
            let castles = |it| i32::from(control::count(state, it, BUILDINGS));
            Outcome::scored(
                ranking
                    .iter()
                    .map(|it| (state.seat_of(it), Some(castles(it)))),
            )
        })
    }
}

impl StandingAnswers for Westeros {
    type Standing = Standing;

    fn foreseen(view: &View, prompt: &Prompt, standing: &Standing) -> Option<Action> {
        standing::foreseen(view, prompt, standing)
    }

    fn use_up(standing: &mut Standing, view: &View, prompt: &Prompt) {
        standing::use_up(standing, view, prompt);
    }
}

impl Diplomacy for Westeros {
    type Plan = Plan;
    type Unfit = plan::Unfit;

    fn check_plan(view: &View, parties: &[Seat], plan: &Plan) -> Result<(), plan::Unfit> {
        let parties = parties.iter().filter_map(|it| view.house_of(*it)).collect();
        plan::check(view, parties, plan)
    }

    fn kept(plan: &Plan, events: &[Event]) -> Vec<Kept> {
        plan::kept(plan, events)
    }
}

impl Notation for Westeros {
    fn transcript(record: &Record<Setup, Action>) -> Option<String> {
        let record = Record {
            setup: notation::game::leanest_setup(record).ok()?,
            ..record.clone()
        };
        notation::game::write(&record).ok()
    }

    fn position(text: &str) -> Result<tabletop::Position<Self>, String> {
        let state = notation::script::position(text).map_err(|why| why.to_string())?;
        if Self::decisions(&state).next().is_none() {
            return Err("nobody is asked anything in this position".to_owned());
        }
        invariants(&state)?;
        let houses = state.seats.iter().flatten();
        Ok(tabletop::Position {
            setup: state.setup,
            seats: houses.map(|it| it.name().to_owned()).collect(),
            state,
        })
    }
}

/// Some legal answer, by open information alone: a search draws it from the state without
/// building a view.
pub fn sample(
    position: &Position,
    house: House,
    prompt: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    let sample = match prompt.chapter() {
        Chapter::Planning => planning::sample,
        Chapter::Raven => raven::sample,
        Chapter::WesterosPhase => westeros_phase::sample,
        Chapter::Supply => supply::sample,
        Chapter::Mustering => mustering::sample,
        Chapter::Bidding => bidding::sample,
        Chapter::Wildlings => wildlings::sample,
        Chapter::Raid => raid::sample,
        Chapter::March => march::sample,
        Chapter::Consolidate => consolidate::sample,
        Chapter::Combat => combat::sample,
        Chapter::Ports => ports::sample,
    };
    sample(position, house, prompt, dice)
}

/// Returns what the house is asked, by what is on top of the agenda.
fn prompt(state: &State, house: House) -> Option<Prompt> {
    match state.agenda.top()? {
        Step::AssignOrders | Step::AssignOrdersInTurn => Some(planning::prompt(state, house)),
        Step::UseRaven | Step::PutWildlingCard => raven::prompt(state, house),
        Step::Westeros(_) => westeros_phase::prompt(state, house),
        Step::Reconcile(_) => Some(Prompt::Reconcile),
        Step::Mustering { .. } => mustering::prompt(state, house),
        Step::Bidding(_) => bidding::prompt(state, house),
        Step::Wildlings(_) => wildlings::prompt(state, house),
        Step::Raid { .. } => Some(raid::prompt(state, house)),
        Step::March { .. } => Some(march::prompt(state, house)),
        Step::SupportNeutral { .. } => march::neutral::prompt(state, house),
        Step::Combat(_) => combat::prompt(state, house),
        Step::TakePort(_) => ports::prompt(state, house),
        Step::ConsolidatePower { .. } => Some(consolidate::prompt(state, house)),
        Step::Begin(_) | Step::Supply { .. } => None,
    }
}
