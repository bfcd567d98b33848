//! Answers that are given for a person before they come to their table: the set-up of a game that they only
//! want to play.

use tabletop::{AnyGame, AnyValue, DecisionId, Page, Seat, Viewer};

use super::thought::think;
use crate::entities::pending;
use crate::entities::seat::{self, Holder};
use crate::hub::Held;
use crate::spawn_detached;
use crate::tables::{self, Actor, Status, consult, game_of};
use crate::{Error, Platform, TableId, UserId};

/// The most questions that a set-up has.
const MOST: usize = 120;

/// The fate of an open question.
#[derive(Debug)]
pub enum Beforehand {
    /// From here on people decide.
    Enough,
    /// It is answered as the computer thinks best, at the level of the seat.
    Think,
    /// It is answered so.
    Answer(AnyValue),
}

/// Answers what is asked at a table that is held for that, where this person plays alone, for every seat, until `decide` has had
/// enough; it is told which seat is asked which question, and what that seat sees. Each answer is given as
/// ever, by [`crate::tables::answer`]: so the game is logged, and can be played again.
///
/// # Errors
/// [`Error::NotSeated`] where somebody else plays, and whatever an answer is refused with: the table then
/// stands as it is, and goes on from there.
pub async fn beforehand(
    platform: &Platform,
    user: UserId,
    held: Held,
    decide: impl Fn((Seat, DecisionId), &Page) -> Beforehand + Send + Sync + 'static,
) -> Result<(), Error> {
    let platform = platform.clone();
    // Half a set-up is no table for whoever wanted none: it goes on though nobody waits for it.
    spawn_detached(async move {
        for _ in 0..MOST {
            if !step(&platform, (user, held.table()), &decide).await? {
                break;
            }
        }
        Ok(())
    })
    .await
}

/// Answers one question; `false` where nothing is left to be answered.
async fn step(
    platform: &Platform,
    (user, table): (UserId, TableId),
    decide: &(impl Fn((Seat, DecisionId), &Page) -> Beforehand + Send + Sync),
) -> Result<bool, Error> {
    let now = platform.table_cache().look(platform, table).await?;
    let row = &now.known.table;
    if row.status != Status::Running {
        return Ok(false);
    }
    let Some(asked) = now.known.open.iter().find(|it| it.required) else {
        return Ok(false);
    };
    let mut seats = now.people.seats.iter();
    let seat = seats.find(|it| it.seat == asked.seat);
    let seat = seat.ok_or(Error::NoSuchSeat)?;
    let actor = actor(seat, user)?;
    let state = row.state.as_ref().ok_or(Error::NotRunning)?;
    let game = game_of(platform, row)?;
    let decision = DecisionId(u32::try_from(asked.decision).map_err(Error::internal)?);
    let fate = {
        let viewer = Viewer::Seat(seat.number());
        let page = consult(&row.kind, || game.page(&state.0, viewer))?;
        decide((seat.number(), decision), &page)
    };
    let action = match fate {
        Beforehand::Enough => return Ok(false),
        Beforehand::Answer(action) => action,
        Beforehand::Think => thought(platform, &now.known.table, (asked, seat)).await?,
    };
    match tables::answer(platform, actor, table, decision, action).await {
        // The computer has been faster at its own seat.
        Ok(_) | Err(Error::Closed) => Ok(true),
        Err(cause) => Err(cause),
    }
}

/// Returns in whose name this seat answers; a person answers for themselves alone.
fn actor(seat: &seat::Model, user: UserId) -> Result<Actor, Error> {
    match seat.holder {
        Holder::Computer => Ok(Actor::Computer(seat.number())),
        Holder::Person if seat.user_id == Some(user) => Ok(Actor::Person(user, seat.number())),
        Holder::Person | Holder::Nobody => Err(Error::NotSeated),
    }
}

/// Returns what the seat's level thinks of, or, should that fail, what an absent player would answer.
async fn thought(
    platform: &Platform,
    row: &crate::entities::table::Model,
    (asked, seat): (&pending::Model, &seat::Model),
) -> Result<AnyValue, Error> {
    match think(platform, row, (asked, seat.level.as_deref())).await {
        Ok(action) => return Ok(action),
        Err(cause) => tracing::warn!(table = %row.id, %cause, "falling back"),
    }
    let decision = DecisionId(u32::try_from(asked.decision).map_err(Error::internal)?);
    let state = row.state.as_ref().ok_or(Error::NotRunning)?;
    let game: &dyn AnyGame = game_of(platform, row)?;
    consult(&row.kind, || {
        game.fallback(&state.0, seat.number(), decision)
    })
}
