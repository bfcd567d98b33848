//! The miniatures game as a [`Game`] that a host can play.

use crate::{
    agenda, answers,
    event::Event,
    illegal::Illegal,
    invariants::invariants,
    notation,
    play::Play,
    policy,
    position::{self, Setup, SetupProblem},
    question::{Action, Prompt, Question},
    standing::{self, Standing},
    state::{State, View},
    task::{SetUp, SetUpStage, Task},
};
use tabletop::{
    CheckedSetup, Cx, Decision, DecisionId, Dice, Game, Level, Notation, Outcome, Parts, Record,
    Seat, Side, StandingAnswers, Viewer,
};

/// The miniatures game.
#[derive(Debug)]
pub struct Battlefield;

impl Game for Battlefield {
    const KIND: &'static str = "battlefield";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
    /// True: another player begins in the next battle, and the teams change.
    const ROTATES_SEATS: bool = true;

    type Setup = Setup;
    type State = State;
    type View = View;
    type Prompt = Prompt;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;

    fn parts() -> Parts<Self> {
        Parts::NONE
            .with_checked_setup()
            .with_standing_answers()
            .with_notation()
    }

    /// The armies come as answers.
    fn start(setup: &Setup, seats: u8, cx: &mut impl Cx<Event>) -> State {
        let mut state = State::before(setup.clone(), seats);
        let armies = SetUp::at(SetUpStage::Armies);
        state.open.agenda.push(Task::SetUp(armies));
        let play = &mut Play {
            state: &mut state,
            cx,
        };
        agenda::run(play);
        state
    }

    fn decisions(state: &State) -> impl Iterator<Item = Decision<Prompt>> {
        state.questions.iter().map(|question| Decision {
            id: DecisionId(question.id),
            seat: question.seat,
            required: true,
            prompt: question.prompt.clone(),
        })
    }

    fn check(view: &View, prompt: &Prompt, action: &Action) -> Result<(), Illegal> {
        agenda::check(view, prompt, action)
    }

    fn apply(
        state: &mut State,
        decision: &Decision<Prompt>,
        action: Action,
        cx: &mut impl Cx<Event>,
    ) {
        let question = Question {
            id: decision.id.0,
            seat: decision.seat,
            prompt: decision.prompt.clone(),
        };
        agenda::answer(&mut Play { state, cx }, &question, action);
    }

    fn renew(state: &mut State, undone: &State) {
        let kept: Vec<u32> = undone.questions.iter().map(|it| it.id).collect();
        state.next = undone.next;
        for question in &mut state.questions {
            if !kept.contains(&question.id) {
                question.id = state.next;
                state.next += 1;
            }
        }
    }

    fn sample(view: &View, prompt: &Prompt, dice: &mut dyn Dice) -> Action {
        answers::sample(view, prompt, dice)
    }

    fn levels() -> &'static [Level<Self>] {
        &policy::LEVELS
    }

    const DEFAULT_LEVEL: &'static str = policy::BEGINNER;

    fn fallback(view: &View, prompt: &Prompt) -> Action {
        answers::fallback(view, prompt)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.view(viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        event.clone().seen_by(viewer)
    }

    fn simultaneous(_state: &State, prompt: &Prompt) -> bool {
        prompt.simultaneous()
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn either(view: &View, prompt: &Prompt) -> Option<[Action; 2]> {
        answers::either(view, prompt)
    }

    fn only(view: &View, prompt: &Prompt) -> Option<Action> {
        answers::only(view, prompt)
    }

    /// The faction as it is printed: "House Stark".
    fn role(state: &State, seat: Seat) -> String {
        let faction = state.open.player(seat).faction;
        faction.map_or_else(|| seat.0.to_string(), |it| it.entry().name.clone())
    }

    fn chapter(state: &State) -> u32 {
        u32::from(state.open.phase.round())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let open = &state.open;
        let mut sides: Vec<Side> = Vec::new();
        for place in open.result.as_ref()? {
            let number = sides.len() as u8 + 1;
            for seat in place {
                let own = open.side(*seat);
                let known = sides
                    .iter_mut()
                    .find(|side| open.side(side.seats[0]) == own);
                match known {
                    Some(side) => side.seats.push(*seat),
                    None => sides.push(Side {
                        seats: vec![*seat],
                        place: number,
                        score: Some(i32::from(open.points[usize::from(own.0)])),
                    }),
                }
            }
        }
        Some(Outcome { sides })
    }
}

impl CheckedSetup for Battlefield {
    type Flaw = SetupProblem;

    fn flaws(setup: &Setup, seats: u8) -> Vec<SetupProblem> {
        position::problems(setup, seats)
    }
}

impl StandingAnswers for Battlefield {
    type Standing = Standing;

    fn foreseen(view: &View, prompt: &Prompt, standing: &Standing) -> Option<Action> {
        standing::foreseen(view, prompt, standing)
    }

    fn use_up(standing: &mut Standing, view: &View, prompt: &Prompt) {
        standing::use_up(standing, view, prompt);
    }
}

impl Notation for Battlefield {
    fn transcript(record: &Record<Setup, Action>) -> Option<String> {
        notation::game::write(record).ok()
    }

    fn position(text: &str) -> Result<tabletop::Position<Self>, String> {
        let state = notation::position::read(text).map_err(|why| why.to_string())?;
        invariants(&state)?;
        Ok(tabletop::Position {
            setup: state.open.setup.clone(),
            seats: notation::position::seats(&state.open),
            state,
        })
    }
}
