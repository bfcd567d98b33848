//! The same contract with the types erased: all that the platform links to.

mod any_game;
mod any_value;
mod error;
mod parts;

pub use any_game::{
    AnyGame, AnyState, Barrier, Either, Foreseen, OpenQuestion, Page, ParsedPosition, Turn,
};
pub use any_value::AnyValue;
pub use error::HostError;
pub use parts::Parts;

use crate::{
    Budget, Decision, DecisionId, Dice, Entry, EventRecorder, Game, Kept, Outcome, Random, Record,
    Recorded, Recording, Refusal, Seat, Viewer, completes, policy, renumbered, submit,
};
use error::{parse, read, write};
use std::{marker::PhantomData, ops::RangeInclusive};

/// Any [`Game`] as an [`AnyGame`].
pub struct Host<G>(PhantomData<fn() -> G>);

impl<G> Host<G> {
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for Host<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Host<G> {
    fn turn<D>(
        state: &G::State,
        cx: EventRecorder<Recording<D>, G::Event>,
    ) -> Result<Turn, HostError> {
        let barrier = if cx.events.iter().any(G::reveals) {
            Some(Barrier::Revealed)
        } else {
            (!cx.dice.rolls.is_empty()).then_some(Barrier::Rolled)
        };
        let outcome = G::outcome(state);
        let played = outcome.iter().flat_map(|it| 0..it.seats().count());
        Ok(Turn {
            roles: played.map(|it| G::role(state, Seat(it as u8))).collect(),
            barrier,
            state: write(state)?,
            events: cx.events.iter().map(write).collect::<Result<_, _>>()?,
            waiting: Self::open(state),
            rolls: cx.dice.rolls,
            outcome,
            chapter: G::chapter(state),
            contested: Vec::new(),
        })
    }

    /// Refuses a setup that cannot be played, with everything that is wrong with it.
    fn sound(setup: &G::Setup, seats: u8) -> Result<(), HostError> {
        G::parts().setup.map_or(Ok(()), |it| it.sound(setup, seats))
    }

    fn open(state: &G::State) -> Vec<OpenQuestion> {
        let waiting = |it: Decision<_>| OpenQuestion {
            decision: it.id,
            seat: it.seat,
            required: it.required,
            span: G::span(&it.prompt),
        };
        G::decisions(state).map(waiting).collect()
    }

    /// The open question `id`, if it was put to `seat`, and what that seat sees.
    fn asked(
        state: &str,
        seat: Seat,
        id: DecisionId,
    ) -> Result<(G::View, Decision<G::Prompt>), HostError> {
        let state: G::State = read(state)?;
        let decision = G::decisions(&state)
            .find(|it| it.id == id)
            .ok_or(HostError::Closed)?;
        if decision.seat != seat {
            return Err(HostError::NotYours);
        }
        Ok((G::view(&state, Viewer::Seat(seat)), decision))
    }
}

/// Returns the error for what is asked of a game that has no such part.
fn lacks(what: &str) -> HostError {
    HostError::Malformed(format!("this game has no {what}"))
}

/// A game's state, read.
struct Opened<G: Game>(G::State);

impl<G: Game> AnyState for Opened<G> {
    fn submit(
        &self,
        seat: Seat,
        id: DecisionId,
        action: AnyValue,
        dice: &mut dyn Dice,
    ) -> Result<(Turn, Box<dyn AnyState>), HostError> {
        let Self(before) = self;
        let mut state = before.clone();
        let mut cx = EventRecorder::new(Recording::new(dice));
        let action = action.take().ok_or_else(|| lacks("such answer"))?;
        match submit::<G>(&mut state, seat, id, action, &mut cx) {
            Ok(()) => {
                let contested = G::contested(before, &cx.events);
                let turn = Host::<G>::turn(&state, cx)?;
                let completed = completes::<G>(before, &state).then_some(Barrier::Completed);
                let turn = Turn {
                    contested,
                    barrier: turn.barrier.or(completed),
                    ..turn
                };
                Ok((turn, Box::new(Self(state))))
            }
            Err(Refusal::Closed) => Err(HostError::Closed),
            Err(Refusal::NotYours) => Err(HostError::NotYours),
            Err(Refusal::Illegal(why)) => Err(HostError::Illegal(write(&why)?)),
        }
    }

    fn page(&self, viewer: Viewer) -> Result<Page, HostError> {
        let Self(state) = self;
        let mine: Vec<_> = G::decisions(state)
            .filter(|it| viewer == Viewer::Seat(it.seat))
            .collect();
        Ok(Page {
            view: AnyValue::new(G::view(state, viewer)),
            prompts: AnyValue::new(mine),
        })
    }
}

impl<G: Game> AnyGame for Host<G> {
    fn kind(&self) -> &'static str {
        G::KIND
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn check_setup(&self, setup: &str, seats: u8) -> Result<(), HostError> {
        if !G::SEATS.contains(&seats) {
            return Err(HostError::Seats);
        }
        Self::sound(&parse(setup, G::LARGEST_SETUP)?, seats)
    }

    fn largest_answer(&self) -> usize {
        G::LARGEST_ANSWER
    }

    fn largest_setup(&self) -> usize {
        G::LARGEST_SETUP
    }

    fn rotates_seats(&self) -> bool {
        G::ROTATES_SEATS
    }

    fn ask_always(&self, setup: &str, seats: &[Seat]) -> Result<String, HostError> {
        let mut setup: G::Setup = parse(setup, G::LARGEST_SETUP)?;
        G::ask_always(&mut setup, seats);
        write(&setup)
    }

    fn start(&self, setup: &str, seats: u8, dice: &mut dyn Dice) -> Result<Turn, HostError> {
        if !G::SEATS.contains(&seats) {
            return Err(HostError::Seats);
        }
        let setup = parse(setup, G::LARGEST_SETUP)?;
        Self::sound(&setup, seats)?;
        let mut cx = EventRecorder::new(Recording::new(dice));
        let state = G::start(&setup, seats, &mut cx);
        Self::turn(&state, cx)
    }

    fn position(&self, text: &str) -> Result<ParsedPosition, HostError> {
        let notation = G::parts().notation.ok_or_else(|| lacks("notation"))?;
        let position = notation.position(text).map_err(HostError::Malformed)?;
        let nothing = EventRecorder::new(Recording::new(Recorded::new(&[])));
        Ok(ParsedPosition {
            setup: write(&position.setup)?,
            seats: position.seats,
            turn: Self::turn(&position.state, nothing)?,
        })
    }

    fn action(&self, text: &str) -> Result<AnyValue, HostError> {
        Ok(AnyValue::new(parse::<G::Action>(text, G::LARGEST_ANSWER)?))
    }

    fn submit(
        &self,
        state: &str,
        seat: Seat,
        id: DecisionId,
        action: &str,
        dice: &mut dyn Dice,
    ) -> Result<Turn, HostError> {
        let action = self.action(action)?;
        let (turn, _) = Opened::<G>(read(state)?).submit(seat, id, action, dice)?;
        Ok(turn)
    }

    fn completes(&self, before: &str, after: &str) -> Result<bool, HostError> {
        Ok(completes::<G>(&read(before)?, &read(after)?))
    }

    fn undo(&self, before: &str, undone: &str) -> Result<Turn, HostError> {
        let mut state: G::State = read(before)?;
        G::renew(&mut state, &read(undone)?);
        let nothing = EventRecorder::new(Recording::new(Recorded::new(&[])));
        Self::turn(&state, nothing)
    }

    fn sample(
        &self,
        state: &str,
        seat: Seat,
        id: DecisionId,
        dice: &mut dyn Dice,
    ) -> Result<AnyValue, HostError> {
        let (view, decision) = Self::asked(state, seat, id)?;
        Ok(AnyValue::new(G::sample(&view, &decision.prompt, dice)))
    }

    fn levels(&self) -> Vec<&'static str> {
        G::levels().iter().map(|it| it.name).collect()
    }

    fn default_level(&self) -> &'static str {
        G::DEFAULT_LEVEL
    }

    fn play(
        &self,
        state: &str,
        (seat, id): (Seat, DecisionId),
        level: Option<&str>,
        dice: &mut dyn Dice,
    ) -> Result<AnyValue, HostError> {
        let (view, decision) = Self::asked(state, seat, id)?;
        let chosen = level.and_then(policy::<G>);
        let policy = chosen.or_else(|| policy::<G>(G::DEFAULT_LEVEL));
        let policy = policy.unwrap_or(&Random);
        let action = policy.answer(&view, &decision.prompt, Budget::NONE, dice);
        Ok(AnyValue::new(action))
    }

    fn fallback(&self, state: &str, seat: Seat, id: DecisionId) -> Result<AnyValue, HostError> {
        let (view, decision) = Self::asked(state, seat, id)?;
        Ok(AnyValue::new(G::fallback(&view, &decision.prompt)))
    }

    fn complete(
        &self,
        state: &str,
        seat: Seat,
        id: DecisionId,
        begun: &str,
    ) -> Result<Option<AnyValue>, HostError> {
        let (view, Decision { prompt, .. }) = Self::asked(state, seat, id)?;
        let legal = |action: &G::Action| G::check(&view, &prompt, action).is_ok();
        let action = G::complete(&view, &prompt, &parse(begun, G::LARGEST_ANSWER)?).filter(legal);
        Ok(action.map(AnyValue::new))
    }

    fn check_standing(&self, standing: &str) -> Result<String, HostError> {
        let part = G::parts().standing;
        part.ok_or_else(|| lacks("standing answers"))?
            .checked(standing)
    }

    fn foreseen(
        &self,
        state: &str,
        seat: Seat,
        id: DecisionId,
        standing: &str,
    ) -> Result<Option<Foreseen>, HostError> {
        let (view, Decision { prompt, .. }) = Self::asked(state, seat, id)?;
        G::parts()
            .standing
            .map_or(Ok(None), |it| it.foreseen(&view, &prompt, standing))
    }

    fn only(&self, state: &str, seat: Seat, id: DecisionId) -> Result<Option<AnyValue>, HostError> {
        let (view, Decision { prompt, .. }) = Self::asked(state, seat, id)?;
        let legal = |action: &G::Action| G::check(&view, &prompt, action).is_ok();
        let action = G::only(&view, &prompt).filter(legal);
        Ok(action.map(AnyValue::new))
    }

    fn either(&self, state: &str, seat: Seat, id: DecisionId) -> Result<Option<Either>, HostError> {
        let (view, Decision { prompt, .. }) = Self::asked(state, seat, id)?;
        let Some(both) = G::either(&view, &prompt) else {
            return Ok(None);
        };
        if both.iter().any(|it| G::check(&view, &prompt, it).is_err()) {
            return Ok(None);
        }
        Ok(Some(Either {
            view: AnyValue::new(view),
            prompt: AnyValue::new(prompt),
            answers: both.map(AnyValue::new),
        }))
    }

    fn check_plan(&self, state: &str, parties: &[Seat], plan: &str) -> Result<String, HostError> {
        let part = G::parts().diplomacy.ok_or_else(|| lacks("plans"))?;
        part.checked(&read(state)?, parties, plan)
    }

    fn kept(&self, plan: &str, events: &[String]) -> Result<Vec<Kept>, HostError> {
        let part = G::parts().diplomacy.ok_or_else(|| lacks("plans"))?;
        let mut seen = Vec::new();
        for event in events {
            seen.extend(G::redact(&read(event)?, Viewer::Spectator));
        }
        part.kept(plan, &seen)
    }

    fn read(&self, state: &str) -> Result<Box<dyn AnyState>, HostError> {
        Ok(Box::new(Opened::<G>(read(state)?)))
    }

    fn page(&self, state: &str, viewer: Viewer) -> Result<Page, HostError> {
        Opened::<G>(read(state)?).page(viewer)
    }

    fn unveil(&self, state: &str) -> Result<AnyValue, HostError> {
        Ok(AnyValue::new(G::unveil(&read(state)?)))
    }

    fn waiting(&self, state: &str) -> Result<Vec<OpenQuestion>, HostError> {
        Ok(Self::open(&read(state)?))
    }

    fn planning(&self, state: &str) -> Result<bool, HostError> {
        Ok(G::planning(&read(state)?))
    }

    fn outcome(&self, state: &str) -> Result<Option<Outcome>, HostError> {
        Ok(G::outcome(&read(state)?))
    }

    fn roles(&self, state: &str, seats: u8) -> Result<Vec<String>, HostError> {
        let state: G::State = read(state)?;
        Ok((0..seats).map(|it| G::role(&state, Seat(it))).collect())
    }

    fn transcript(&self, record: &Record<String, String>) -> Result<Option<String>, HostError> {
        let Some(notation) = G::parts().notation else {
            return Ok(None);
        };
        let entry = |it: &Entry<String>| {
            Ok(Entry {
                seat: it.seat,
                decision: it.decision,
                action: read(&it.action)?,
                rolls: it.rolls.clone(),
            })
        };
        let record = Record {
            setup: read(&record.setup)?,
            seats: record.seats,
            opening: record.opening.clone(),
            log: record
                .log
                .iter()
                .map(entry)
                .collect::<Result<_, HostError>>()?,
        };
        if !G::SEATS.contains(&record.seats) {
            return Err(HostError::Seats);
        }
        Ok(renumbered::<G>(record)
            .ok()
            .and_then(|record| notation.transcript(&record)))
    }

    fn event(&self, event: &str) -> Result<AnyValue, HostError> {
        Ok(AnyValue::new(read::<G::Event>(event)?))
    }

    fn redact(&self, event: &str, viewer: Viewer) -> Result<Option<AnyValue>, HostError> {
        let event: G::Event = read(event)?;
        Ok(G::redact(&event, viewer).map(AnyValue::new))
    }
}
