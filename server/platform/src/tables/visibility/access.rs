//! The rules of who may know of a table.

use sea_orm::ConnectionTrait;

use crate::entities::{seat, seat_holder, table};
use crate::{Error, UserId, random};

/// Tells whether somebody may know of this table: it is open, or theirs, or they were invited.
pub fn may_see(
    table: &table::Model,
    seats: &[seat::Model],
    user: Option<UserId>,
    invitation: Option<&str>,
) -> bool {
    let theirs = user
        .is_some_and(|user| table.owner == user || seats.iter().any(|it| it.user_id == Some(user)));
    table.open || theirs || has_link(table, invitation)
}

/// Returns true for whoever comes with the secret of the table's link.
pub fn has_link(table: &table::Model, invitation: Option<&str>) -> bool {
    invitation.is_some_and(|it| random::same(it, &table.invitation.0))
}

/// The same for somebody who may have had a seat here and lost it: they may watch what becomes of it.
pub async fn admits(
    db: &impl ConnectionTrait,
    table: &table::Model,
    seats: &[seat::Model],
    (user, invitation): (Option<UserId>, Option<&str>),
) -> Result<bool, Error> {
    if may_see(table, seats, user, invitation) {
        return Ok(true);
    }
    let Some(user) = user else {
        return Ok(false);
    };
    Ok(!seat_holder::lost(db, (table.id, user)).await?.is_empty())
}
