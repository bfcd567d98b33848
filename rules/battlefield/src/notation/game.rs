//! Whole games as text, both ways: what was agreed, then every answer with the chance it drew.

mod read;
mod write;

pub use read::read;
pub use write::write;
#[cfg(feature = "testkit")]
pub use write::write_failed;

use crate::{Battlefield, question::Prompt, state::State};
use tabletop::{Decision, DecisionId, Game};

fn open(state: &State, id: DecisionId) -> Option<Decision<Prompt>> {
    Battlefield::decisions(state).find(|it| it.id == id)
}
