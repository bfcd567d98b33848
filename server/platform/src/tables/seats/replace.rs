//! Seats that change hands while the game runs.

use tabletop::Seat;

use super::admission::Standing;
use crate::accounts::refuse_namesake;
use crate::database::Transaction;
use crate::entities::seat::{self, Holder};
use crate::entities::seat_holder::{self, JoinReason, Loss};
use crate::entities::table;
use crate::notices::{About, Category, enqueue};
use crate::tables::alter::{After, alter};
use crate::tables::clocks::{Clocks, abandoned, resume, retime};
use crate::tables::log::note;
use crate::tables::model::{Change, Handover};
use crate::tables::visibility::{admits, may_see};
use crate::tables::votes::conclude;
use crate::{Error, Platform, TableId, UserId};

/// Takes over a seat whose person is absent. Whoever does inherits what the seat sees and knows,
/// and nothing else; its open question is as new. The absent person's way back ends here.
///
/// # Errors
/// [`Error::NoSuchTable`] (also without the invitation a table needs), [`Error::NoSuchSeat`],
/// [`Error::NotOffered`], [`Error::KnowsTooMuch`] for those who sit there or have had another
/// seat, [`Error::SentAway`], [`Error::Unreliable`], [`Error::NotRunning`].
pub async fn replace(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seat: Seat,
    invitation: Option<&str>,
) -> Result<(), Error> {
    let invitation = invitation.map(ToOwned::to_owned);
    alter(platform, table, move |tx, table, now| {
        Box::pin(async move {
            let mut clocks = Clocks::of(tx, table, now).await?;
            let looks = (Some(user), invitation.as_deref());
            if !admits(tx, table, &clocks.seats, looks).await? {
                return Err(Error::NoSuchTable);
            }
            let standing = Standing::of(tx, (table.id, user), (&clocks.seats, now)).await?;
            let wanted = clocks.seat(seat)?;
            if wanted.user_id == Some(user) {
                return Err(Error::KnowsTooMuch);
            }
            if wanted.absent_since.is_none() || wanted.holder != Holder::Person {
                return Err(Error::NotOffered);
            }
            let sits = clocks.seats.iter().any(|it| it.user_id == Some(user));
            let whose = (table.id, user, seat.0.into());
            standing.unknowing()?;
            if sits || seat_holder::another(tx, whose).await? {
                return Err(Error::KnowsTooMuch);
            }
            let whose = std::iter::once((user, seat.0.into()));
            seat_holder::remember(tx, (table.id, JoinReason::Later), whose).await?;
            standing.admit(table)?;
            refuse_namesake(tx, (user, table.id), now).await?;
            let before = clocks.seats.clone();
            let wanted = clocks.seat(seat)?;
            let left = wanted.user_id.replace(user);
            let how = if wanted.is_missed() {
                Loss::Missed
            } else {
                Loss::Offered
            };
            // What was said to the one before is not for the one who comes.
            wanted.since = table.seq + 1;
            seat::present(wanted);
            clocks.refill(seat)?;
            if let Some(left) = left {
                seat_holder::lose(tx, (table.id, left, seat.0.into()), (how, now)).await?;
            }
            let others = clocks.seats.iter().filter_map(|it| it.user_id);
            // Whoever has lost the seat need not look at the table any more.
            let others = others.chain(left).filter(|it| *it != user).collect();
            let about = About {
                category: Category::Replacement,
                table: table.id,
                seq: Some(table.seq + 1),
                decision: None,
                until: None,
                due_at: now,
                now,
            };
            enqueue(tx, &others, about).await?;
            abandoned(tx, (table, &before), left).await?;
            noted(tx, table, (seat, Change::Taken)).await?;
            retime(tx, clocks, Some(seat)).await?;
            // Not by whom: a log is no place to look behind masks.
            tracing::info!(table = %table.id, seat = seat.0, "taken over");
            Ok(After::Changed)
        })
    })
    .await
}

/// Says that one is here again, before somebody else has taken the seat. Where the clock has made
/// one absent, the open question is as new; where one has offered the seat, one has the time that
/// was left.
///
/// # Errors
/// As [`hand_over`].
pub async fn return_to(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seat: Seat,
) -> Result<(), Error> {
    let games = platform.clone();
    alter(platform, table, move |tx, table, now| {
        Box::pin(async move {
            let mut clocks = mine(tx, table, (user, seat), now).await?;
            let held = clocks.seat(seat)?;
            if held.absent_since.is_none() {
                return Ok(After::Same);
            }
            let missed = held.is_missed();
            seat::present(held);
            noted(tx, table, (seat, Change::Returned)).await?;
            // Whoever went of their own accord could else have as much time as they like.
            if missed {
                clocks.refill(seat)?;
                retime(tx, clocks, Some(seat)).await?;
            } else {
                resume(tx, clocks, seat).await?;
            }
            conclude(tx, &games, table, (Some(user), now)).await?;
            Ok(After::Changed)
        })
    })
    .await
}

/// Offers one's seat to others. The offer stands until somebody takes the seat or one says that one
/// stays ([`return_to`]); meanwhile one may answer, but nobody waits for it: as soon as only offered
/// seats are asked, the clock answers after a moment. What the others have voted on is decided by it.
///
/// # Errors
/// As [`hand_over`].
pub async fn offer_seat(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seat: Seat,
) -> Result<(), Error> {
    let games = platform.clone();
    alter(platform, table, move |tx, table, now| {
        Box::pin(async move {
            let mut clocks = mine(tx, table, (user, seat), now).await?;
            let held = clocks.seat(seat)?;
            if held.absent_since.is_some() {
                return Ok(After::Same);
            }
            held.absent_since = Some(now);
            noted(tx, table, (seat, Change::Offered)).await?;
            retime(tx, clocks, None).await?;
            conclude(tx, &games, table, (Some(user), now)).await?;
            Ok(After::Changed)
        })
    })
    .await
}

/// Hands one's seat to the computer, for good: the game is abandoned. Votes go on without one, and
/// end where the others have decided.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NoSuchSeat`], [`Error::NotSeated`], [`Error::NotRunning`].
pub async fn hand_over(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seat: Seat,
) -> Result<(), Error> {
    let games = platform.clone();
    alter(platform, table, move |tx, table, now| {
        Box::pin(async move {
            let mut clocks = mine(tx, table, (user, seat), now).await?;
            abandoned(tx, (table, &clocks.seats), Some(user)).await?;
            let held = clocks.seat(seat)?;
            held.holder = Holder::Computer;
            held.user_id = None;
            held.since = table.seq + 1;
            seat::present(held);
            let whose = (table.id, user, seat.0.into());
            seat_holder::lose(tx, whose, (Loss::Given, now)).await?;
            noted(tx, table, (seat, Change::Computer)).await?;
            retime(tx, clocks, Some(seat)).await?;
            tracing::info!(table = %table.id, seat = seat.0, "handed to the computer");
            conclude(tx, &games, table, (Some(user), now)).await?;
            Ok(After::Changed)
        })
    })
    .await
}

/// Writes into the log what this change makes of a seat.
async fn noted(
    tx: &Transaction,
    table: &table::Model,
    (seat, change): (Seat, Change),
) -> Result<(), Error> {
    let seq = table.seq + 1;
    note(tx, table.id, &[Handover { seq, seat, change }]).await
}

/// The clocks of a table at which this person has this seat.
async fn mine(
    tx: &Transaction,
    table: &table::Model,
    (user, seat): (UserId, Seat),
    now: i64,
) -> Result<Clocks, Error> {
    let mut clocks = Clocks::of(tx, table, now).await?;
    if !may_see(table, &clocks.seats, Some(user), None) {
        return Err(Error::NoSuchTable);
    }
    if clocks.seat(seat)?.user_id != Some(user) {
        return Err(Error::NotSeated);
    }
    Ok(clocks)
}
