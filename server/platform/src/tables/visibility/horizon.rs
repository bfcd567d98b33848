//! The part of a table that those who see it late may know.
//!
//! Whatever new is told of a running game to somebody without a seat has to ask [`horizon`].

use sea_orm::sea_query::{Expr, SimpleExpr};
use sea_orm::{ColumnTrait, ConnectionTrait, ExprTrait};

use crate::entities::{seat, table};
use crate::tables::log::Rows;
use crate::tables::log::beginnings;
use crate::tables::model::{Delay, Listing, Occupant, SeatInfo, Status};
use crate::{Error, TableId, UserId};

/// Of the clocks, that a seat is offered; whose runs, and how long, is the present. That the round
/// has begun everybody knows, but not what it waits for.
pub fn hide_present(listing: &mut Listing) {
    if kept_late(listing) {
        listing.paused_at = None;
        if let Some(progress) = &mut listing.progress {
            progress.span = None;
        }
        for clock in &mut listing.clocks {
            (clock.deadline, clock.bank, clock.silent_from) = (None, None, None);
        }
    }
}

/// Tells whether this is told to somebody who may not know the present.
pub fn kept_late(listing: &Listing) -> bool {
    let mine = |it: &SeatInfo| matches!(it.occupant, Occupant::Person { me: true, .. });
    late(listing.delay, listing.status) && !listing.seats.iter().any(mine)
}

const fn late(delay: Delay, status: Status) -> bool {
    match (delay, status) {
        (Delay::Round, Status::Running) => true,
        (Delay::Round, Status::Gathering | Status::Over) | (Delay::None, _) => false,
    }
}

/// The last revision that this person may know of; `None` where that is the present.
pub async fn horizon(
    db: &impl ConnectionTrait,
    (table, seats): (&table::Model, &[seat::Model]),
    viewer: Option<UserId>,
) -> Result<Option<i64>, Error> {
    let seated = !seat::held(seats, viewer).is_empty();
    if seated || !late(table.delay, table.status) {
        return Ok(None);
    }
    let begun = round_began(db, table.id).await?;
    Ok(Some(begun.unwrap_or(0)))
}

/// The revision with which the present round of a running game began.
pub async fn round_began(db: &impl ConnectionTrait, table: TableId) -> Result<Option<i64>, Error> {
    let frames = Rows::Stored(table).frames(db).await?;
    Ok(beginnings(&frames).last().copied())
}

/// Returns when a table has changed last, as far as onlookers may know.
pub fn last_known() -> SimpleExpr {
    let late = table::Column::Delay
        .eq(Delay::Round)
        .and(table::Column::Status.eq(Status::Running));
    Expr::case(late, Expr::col(table::Column::CreatedAt))
        .finally(Expr::col(table::Column::ChangedAt))
        .into()
}
