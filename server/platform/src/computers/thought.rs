//! The thinking of the computer: on a thread of its own, and not for ever.

use std::time::Duration;

use tabletop::{AnyValue, DecisionId};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::entities::{pending, table};
use crate::tables::{consult, game_of, seed_of};
use crate::{Error, Platform};

/// The time that an answer may take; they take microseconds. Meanwhile no other computer answers.
const LONGEST: Duration = Duration::from_secs(2);

/// The answer to a question at the level of its seat, by dice that follow from the table's seed.
pub async fn think(
    platform: &Platform,
    row: &table::Model,
    (question, level): (&pending::Model, Option<&str>),
) -> Result<AnyValue, Error> {
    let decision = DecisionId(u32::try_from(question.decision).map_err(Error::internal)?);
    let asked = (question.number(), decision);
    let mut dice = seed_of(row)?.thought(decision);
    let (platform, row) = (platform.clone(), row.clone());
    let level = level.map(str::to_owned);
    let thinking = spawn_blocking(move || {
        let game = game_of(&platform, &row)?;
        let state = row.state.as_ref().ok_or(Error::NotRunning)?;
        consult(&row.kind, || {
            game.play(&state.0, asked, level.as_deref(), &mut dice)
        })
    });
    let thought = timeout(LONGEST, thinking).await;
    thought.map_err(Error::internal)?.map_err(Error::internal)?
}
