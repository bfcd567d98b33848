//! Tables that onlookers see late: while the game runs, those who hold no seat know of it what
//! there was when the present round began. So nobody at the table can be helped by who watches.
//!
//! Whatever new is told of a running game to somebody without a seat has to ask [`horizon`].

use sea_orm::sea_query::{Expr, SimpleExpr};
use sea_orm::{ColumnTrait, ConnectionTrait, ExprTrait};

use super::chronicle::beginnings;
use super::moment::rewound;
use super::page::page as live;
use super::rows::Rows;
use super::{Delay, Listing, Look, Occupant, SeatInfo, Status, TablePage};
use crate::entities::{seat, table};
use crate::{Error, Platform, TableId, UserId};

/// The table as this viewer may see it. Somebody with several seats sees what a spectator sees,
/// unless they say as which of them they look; an onlooker perhaps what there was when the round
/// began.
///
/// # Errors
/// [`Error::NoSuchTable`], also when the viewer may not know of it; [`Error::NotSeated`] for a
/// seat that is not theirs.
pub async fn page(
    platform: &Platform,
    viewer: Option<UserId>,
    table: TableId,
    look: Look<'_>,
) -> Result<TablePage, Error> {
    let page = live(platform, viewer, table, look).await?;
    if !kept_late(&page.listing) {
        return Ok(page);
    }
    let since = look.since.unwrap_or(0);
    let begun = round_began(platform.database().reader(), table).await?;
    let seq = begun.ok_or_else(|| Error::internal("a running table has no beginning"))?;
    // What was read a moment ago may be over by now; then the next look tells.
    let clocks = page.listing.clocks.clone();
    let mut then = rewound(platform, (table, seq), page).await?;
    then.log.retain(|it| it.seq > since);
    // Which seats are offered is told to those who may take them.
    then.listing.clocks = clocks;
    Ok(then)
}

/// Of the clocks, that a seat is offered; whose runs, and how long, is the present. That the round
/// has begun everybody knows, but not what it waits for.
pub fn hush(listing: &mut Listing) {
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

/// Whether this is told to somebody who may not know the present.
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

/// When a table has changed last, as far as onlookers may know.
pub fn last_known() -> SimpleExpr {
    let late = table::Column::Delay
        .eq(Delay::Round)
        .and(table::Column::Status.eq(Status::Running));
    Expr::case(late, Expr::col(table::Column::CreatedAt))
        .finally(Expr::col(table::Column::ChangedAt))
        .into()
}
