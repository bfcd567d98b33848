//! The optional parts of a game, with the types that only they know erased.

use super::{
    AnyValue, Foreseen, HostError,
    error::{parse, read, write},
};
use crate::{
    CheckedSetup, Diplomacy, Game, Kept, Notation, Position, Record, Seat, StandingAnswers, Viewer,
};
use std::marker::PhantomData;

/// The optional parts of a game: what [`Game::parts`] returns.
pub struct Parts<G: Game> {
    pub(super) setup: Option<&'static dyn AnySetup<G>>,
    pub(super) standing: Option<&'static dyn AnyStanding<G>>,
    pub(super) diplomacy: Option<&'static dyn AnyDiplomacy<G>>,
    pub(super) notation: Option<&'static dyn AnyNotation<G>>,
}

impl<G: Game> Parts<G> {
    /// None of them.
    pub const NONE: Self = Self {
        setup: None,
        standing: None,
        diplomacy: None,
        notation: None,
    };

    /// And setups that may be flawed.
    #[must_use]
    pub const fn with_checked_setup(mut self) -> Self
    where
        G: CheckedSetup,
    {
        self.setup = Some(&Part::<G>(PhantomData));
        self
    }

    /// And answers that are given beforehand.
    #[must_use]
    pub const fn with_standing_answers(mut self) -> Self
    where
        G: StandingAnswers,
    {
        self.standing = Some(&Part::<G>(PhantomData));
        self
    }

    /// And promises.
    #[must_use]
    pub const fn with_diplomacy(mut self) -> Self
    where
        G: Diplomacy,
    {
        self.diplomacy = Some(&Part::<G>(PhantomData));
        self
    }

    /// And a notation.
    #[must_use]
    pub const fn with_notation(mut self) -> Self
    where
        G: Notation,
    {
        self.notation = Some(&Part::<G>(PhantomData));
        self
    }
}

/// A part of a game that has it.
struct Part<G>(PhantomData<fn() -> G>);

pub(super) trait AnySetup<G: Game>: Sync {
    /// Refuses a setup that cannot be played, with everything that is wrong with it.
    fn sound(&self, setup: &G::Setup, seats: u8) -> Result<(), HostError>;
}

impl<G: CheckedSetup> AnySetup<G> for Part<G> {
    fn sound(&self, setup: &G::Setup, seats: u8) -> Result<(), HostError> {
        let flaws = G::flaws(setup, seats);
        if flaws.is_empty() {
            return Ok(());
        }
        Err(HostError::Illegal(write(&flaws)?))
    }
}

pub(super) trait AnyStanding<G: Game>: Sync {
    /// The text that stands for `standing` from now on.
    fn checked(&self, standing: &str) -> Result<String, HostError>;

    /// The answer that it holds for a question, if the rules allow that.
    fn foreseen(
        &self,
        view: &G::View,
        prompt: &G::Prompt,
        standing: &str,
    ) -> Result<Option<Foreseen>, HostError>;
}

impl<G: StandingAnswers> AnyStanding<G> for Part<G> {
    fn checked(&self, standing: &str) -> Result<String, HostError> {
        write(&parse::<G::Standing>(standing, G::LARGEST_ANSWER)?)
    }

    fn foreseen(
        &self,
        view: &G::View,
        prompt: &G::Prompt,
        standing: &str,
    ) -> Result<Option<Foreseen>, HostError> {
        let mut standing: G::Standing = read(standing)?;
        let legal = |action: &G::Action| G::check(view, prompt, action).is_ok();
        let Some(action) = G::foreseen(view, prompt, &standing).filter(legal) else {
            return Ok(None);
        };
        G::use_up(&mut standing, view, prompt);
        Ok(Some(Foreseen {
            action: AnyValue::new(action),
            left: write(&standing)?,
        }))
    }
}

pub(super) trait AnyDiplomacy<G: Game>: Sync {
    /// The text that stands for `plan` from now on, if these seats can promise each other that.
    fn checked(&self, state: &G::State, parties: &[Seat], plan: &str) -> Result<String, HostError>;

    /// Returns what has become of each promise of a plan.
    fn kept(&self, plan: &str, events: &[G::Event]) -> Result<Vec<Kept>, HostError>;
}

impl<G: Diplomacy> AnyDiplomacy<G> for Part<G> {
    fn checked(&self, state: &G::State, parties: &[Seat], plan: &str) -> Result<String, HostError> {
        let plan: G::Plan = parse(plan, G::LARGEST_ANSWER)?;
        match G::check_plan(&G::view(state, Viewer::Spectator), parties, &plan) {
            Ok(()) => write(&plan),
            Err(why) => Err(HostError::Illegal(write(&why)?)),
        }
    }

    fn kept(&self, plan: &str, events: &[G::Event]) -> Result<Vec<Kept>, HostError> {
        Ok(G::kept(&read(plan)?, events))
    }
}

pub(super) trait AnyNotation<G: Game>: Sync {
    fn transcript(&self, record: &Record<G::Setup, G::Action>) -> Option<String>;
    fn position(&self, text: &str) -> Result<Position<G>, String>;
}

impl<G: Notation> AnyNotation<G> for Part<G> {
    fn transcript(&self, record: &Record<G::Setup, G::Action>) -> Option<String> {
        G::transcript(record)
    }

    fn position(&self, text: &str) -> Result<Position<G>, String> {
        G::position(text)
    }
}
