//! The faults that a play-out can find.

use crate::{Diverged, Viewer};

/// A broken promise of the contract, and where to find it again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seed {seed}, step {step}: {reason}")]
pub struct Fault {
    pub seed: u64,
    /// Answers given before it, counted from 0.
    pub step: usize,
    pub reason: Reason,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    #[error("nobody is asked anything, and yet there is no outcome")]
    DeadEnd,
    #[error("only offers are open: nothing has to happen any more")]
    Stalled,
    #[error("there is an outcome, and yet somebody is asked something")]
    AskedAfterTheEnd,
    #[error("the game does not end")]
    Endless,
    #[error("one id for two open questions")]
    AmbiguousId,
    #[error("a question has the id of an earlier one")]
    ReusedId,
    #[error("an answer taken back leaves more behind than new ids")]
    NotTakenBack,
    #[error("sampled answer is illegal: {0}")]
    IllegalSample(String),
    #[error("fallback answer is illegal: {0}")]
    IllegalFallback(String),
    #[error("an answered question is still open")]
    AnsweredTwice,
    #[error("an answer that is kept until others have answered is not said to be")]
    Undeclared,
    #[error("the state does not survive storage: {0}")]
    Storage(String),
    #[error("invariant: {0}")]
    Invariant(String),
    #[error("replay: {0}")]
    Replay(#[from] Diverged),
    #[error("replay ends in another state")]
    ReplayDiffers,
    #[error("{what:?} tells {viewer:?} a secret: {real} against {twin}")]
    Leak {
        viewer: Viewer,
        what: Leak,
        real: String,
        twin: String,
    },
}

/// The place in which a secret came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leak {
    View,
    Prompts,
    /// The seat whose answer is awaited.
    Waiting,
    Outcome,
    /// The events of the next step.
    Events,
    /// The view after the next step.
    NextView,
}
