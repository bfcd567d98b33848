//! A person who does not want the computer to wait for them.

use tabletop::Seat;

use crate::entities::seat;
use crate::tables::{self, Fate, may_see};
use crate::{Error, Notice, Platform, TableId, UserId};

/// Ends the time that the computer gives this person to take the answer that made revision `seq` back: it need not, and
/// answers at once. Nothing is stored; late, or where nobody waits, this does nothing.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`].
pub async fn waive(
    platform: &Platform,
    (user, seat): (UserId, Seat),
    table: TableId,
    seq: i64,
) -> Result<(), Error> {
    let now = platform.table_cache().look(platform, table).await?;
    let seats = &now.people.seats;
    if !may_see(&now.known.table, seats, Some(user), None) {
        return Err(Error::NoSuchTable);
    }
    if !seat::held(seats, Some(user)).contains(&seat) {
        return Err(Error::NotSeated);
    }
    let last = tables::last_answer(&now.known, (Some(user), Some(seat)));
    if last.is_some_and(|it| it.seq == seq && it.fate == Fate::Open) {
        platform.hub().waive(Notice { table, seq });
    }
    Ok(())
}
