//! Steps that are being done.

use crate::{
    effect::{Step, Window},
    field::Thing,
    position::{Bearer, Roles, Source},
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A list of steps, the next one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Script {
    pub steps: Vec<Step>,
    /// How many of them are done.
    pub at: usize,
    pub env: Env,
    /// Where the step under way has been asked about: what it was answered so far.
    pub answered: Vec<Thing>,
}

/// Whose effect it is, and in what window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Env {
    pub source: Source,
    /// Who decides.
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
    pub const fn new(steps: Vec<Step>, env: Env) -> Self {
        Self {
            steps,
            at: 0,
            env,
            answered: Vec::new(),
        }
    }
}
