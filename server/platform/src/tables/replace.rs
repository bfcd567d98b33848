//! Seats that change hands while the game runs.

use sea_orm::{ColumnTrait, DatabaseTransaction, EntityTrait, QueryFilter};
use tabletop::Seat;

use super::alter::{After, alter};
use super::clocks::{Clocks, retime};
use super::page::may_see;
use crate::entities::seat::{self, Holder};
use crate::entities::{entry, table};
use crate::notices::{About, Category, enqueue};
use crate::press::has_read;
use crate::{Error, Platform, TableId, UserId};

/// Takes over a seat whose person is absent. Whoever does inherits what the seat sees and knows,
/// and nothing else; its open question is as new. The absent person's way back ends here.
///
/// # Errors
/// [`Error::NoSuchTable`] (also without the invitation a table needs), [`Error::NoSuchSeat`],
/// [`Error::NotOffered`], [`Error::KnowsTooMuch`] for those who sit there or have played another
/// seat, [`Error::NotRunning`].
pub async fn replace(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seat: Seat,
    invitation: Option<&str>,
) -> Result<(), Error> {
    let (now, invitation) = (platform.now(), invitation.map(ToOwned::to_owned));
    alter(platform, table, move |tx, table| {
        Box::pin(async move {
            let mut clocks = Clocks::of(tx, table, now).await?;
            if !may_see(table, &clocks.seats, Some(user), invitation.as_deref()) {
                return Err(Error::NoSuchTable);
            }
            let wanted = clocks.seat(seat)?;
            if wanted.user_id == Some(user) {
                return Err(Error::KnowsTooMuch);
            }
            if wanted.absent_since.is_none() || wanted.holder != Holder::Person {
                return Err(Error::NotOffered);
            }
            let sits = clocks.seats.iter().any(|it| it.user_id == Some(user));
            let knows =
                has_played(tx, table, user, seat).await? || has_read(tx, table.id, user).await?;
            if sits || knows {
                return Err(Error::KnowsTooMuch);
            }
            let wanted = clocks.seat(seat)?;
            wanted.user_id = Some(user);
            // What was said to the one before is not for the one who comes.
            wanted.since = table.seq + 1;
            present(wanted);
            clocks.refill(seat)?;
            let others = clocks.seats.iter().filter_map(|it| it.user_id);
            let others = others.filter(|it| *it != user).collect();
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
            retime(tx, clocks, Some(seat)).await?;
            tracing::info!(table = %table.id, seat = seat.0, user = %user, "taken over");
            Ok(After::Changed)
        })
    })
    .await
}

/// Says that one is here again, before somebody else has taken the seat.
///
/// # Errors
/// As [`hand_over`].
pub async fn return_to(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seat: Seat,
) -> Result<(), Error> {
    let now = platform.now();
    alter(platform, table, move |tx, table| {
        Box::pin(async move {
            let mut clocks = mine(tx, table, (user, seat), now).await?;
            let held = clocks.seat(seat)?;
            if held.absent_since.is_none() {
                return Ok(After::Same);
            }
            present(held);
            clocks.refill(seat)?;
            retime(tx, clocks, Some(seat)).await?;
            Ok(After::Changed)
        })
    })
    .await
}

/// Offers one's seat to others, and goes: until somebody takes it the clock answers.
///
/// # Errors
/// As [`hand_over`].
pub async fn offer_seat(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seat: Seat,
) -> Result<(), Error> {
    let now = platform.now();
    alter(platform, table, move |tx, table| {
        Box::pin(async move {
            let mut clocks = mine(tx, table, (user, seat), now).await?;
            let held = clocks.seat(seat)?;
            if held.absent_since.is_some() {
                return Ok(After::Same);
            }
            held.absent_since = Some(now);
            retime(tx, clocks, None).await?;
            Ok(After::Changed)
        })
    })
    .await
}

/// Hands one's seat to the computer, for good.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NoSuchSeat`], [`Error::NotSeated`], [`Error::NotRunning`].
pub async fn hand_over(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seat: Seat,
) -> Result<(), Error> {
    let now = platform.now();
    alter(platform, table, move |tx, table| {
        Box::pin(async move {
            let mut clocks = mine(tx, table, (user, seat), now).await?;
            let held = clocks.seat(seat)?;
            held.holder = Holder::Computer;
            held.user_id = None;
            held.since = table.seq + 1;
            present(held);
            retime(tx, clocks, Some(seat)).await?;
            tracing::info!(table = %table.id, seat = seat.0, user = %user, "handed to the computer");
            Ok(After::Changed)
        })
    })
    .await
}

fn present(seat: &mut seat::Model) {
    seat.missed = 0;
    seat.absent_since = None;
}

/// The clocks of a table at which this person has this seat.
async fn mine(
    tx: &DatabaseTransaction,
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

/// Whether this person has answered for another seat at this table.
async fn has_played(
    tx: &DatabaseTransaction,
    table: &table::Model,
    user: UserId,
    seat: Seat,
) -> Result<bool, Error> {
    let answered = entry::Entity::find()
        .filter(entry::Column::TableId.eq(table.id))
        .filter(entry::Column::By.eq(user))
        .filter(entry::Column::Seat.is_not_null())
        .filter(entry::Column::Seat.ne(i16::from(seat.0)))
        .into_partial_model::<entry::Given>();
    Ok(answered.one(tx).await?.is_some())
}
