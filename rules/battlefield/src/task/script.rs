//! Steps that are being done.

use crate::{
    effect::{Step, Token, Window},
    field::Thing,
    position::{Bearer, Roles, Source},
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A list of steps, the next one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Script {
    pub steps: Vec<Step>,
    /// The number of steps that are done.
    pub at: usize,
    pub env: Env,
    /// The answers so far to the step under way.
    pub answered: Answered,
}

/// Answers to what a step asks, until it is done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answered {
    /// The things that it concerns; of a token that moves, from where and to where.
    pub targets: Vec<Thing>,
    pub token: Option<Token>,
    /// The option that was chosen, by its number.
    pub option: Option<u8>,
    /// Nothing more is asked about it.
    pub settled: bool,
}

/// The surroundings of an effect: whose it is, and in what window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Env {
    pub source: Source,
    /// The player who decides.
    pub controller: Seat,
    pub bearer: Option<Bearer>,
    pub window: Window,
    pub roles: Roles,
    /// Targets of the step before.
    pub same: Vec<Thing>,
    /// Wounds that were paid.
    pub paid: u8,
}

impl Script {
    pub fn new(steps: Vec<Step>, env: Env) -> Self {
        Self {
            steps,
            at: 0,
            env,
            answered: Answered::default(),
        }
    }
}
