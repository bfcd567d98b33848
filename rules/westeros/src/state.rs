//! The whole truth of one game: flat, `Copy`, without a pointer in it.
//!
#![doc = include_str!("state.md")]

pub mod agenda;
pub mod position;
pub mod routed;
pub mod secrets;
pub mod setup;
mod version;

use crate::{Agenda, ByHouse, House, Phase, Position, Secrets, Step};
use serde::{Deserialize, Serialize};
use std::{
    num::NonZeroU32,
    ops::{Deref, DerefMut},
};
use tabletop::DecisionId;
pub(crate) use version::Version;

/// Everything there is to know about a running game, the waiting included.
///
/// It never leaves the server: players get a [`View`](crate::View). It is a [`Position`] (read
/// through `Deref`) with what does not lie open beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) version: Version,
    pub(crate) position: Position,
    pub(crate) secrets: Secrets,
    /// The steps that are still to be done, the next on top.
    pub(crate) agenda: Agenda,
    /// The question that is open for each house.
    pub(crate) asked: ByHouse<Option<NonZeroU32>>,
    /// The last id that was given to a question.
    pub(crate) last_id: u32,
}

impl Deref for State {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.position
    }
}

impl DerefMut for State {
    fn deref_mut(&mut self) -> &mut Position {
        &mut self.position
    }
}

impl State {
    /// Returns where in the round the game stands.
    pub const fn phase(&self) -> Phase {
        self.position.phase
    }

    /// Returns what lies open.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Tells whether bids are being submitted, or were just now.
    pub(crate) fn bidding(&self) -> bool {
        matches!(
            self.agenda.top(),
            Some(Step::Bidding(_) | Step::Wildlings(_))
        )
    }

    /// Opens a question to this house, with an id that no question had before.
    pub(crate) fn ask(&mut self, house: House) {
        self.last_id += 1;
        self.asked[house] = NonZeroU32::new(self.last_id);
    }

    pub(crate) fn question_to(&self, house: House) -> Option<DecisionId> {
        self.asked[house].map(|id| DecisionId(id.get()))
    }
}
